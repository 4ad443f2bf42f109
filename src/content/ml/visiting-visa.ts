// Translated 2026-11-22 from en; not yet read by a native speaker.
import { visitCountries } from '@/content/facts/visit-countries'
import { companyWords } from './company'

/**
 * The visit page's words; the country cards' stand in visit-visas.ts.
 * Product 2, /visiting-visa.
 */
export const visitingVisa = {
  meta: {
    title: `വിസിറ്റിങ് വിസ: ${visitCountries.length} രാജ്യങ്ങൾ`,
    description: `വീട്ടുകാരെയോ ലോകമോ ക്ലയന്റിനെയോ കാണാൻ: ${visitCountries.length} രാജ്യങ്ങളിൽ ഏതൊക്കെ തുറന്നിട്ടുണ്ട്, അവിടത്തെ വിസിറ്റിങ് വിസയുടെ പേരെന്ത്, ആരാണ് തീരുമാനിക്കുന്നത്.`,
  },
  heading: 'വിസിറ്റിങ് വിസ',
  intro:
    'അവധിക്കോ വീട്ടുകാരെ കാണാനോ ചെറിയ ബിസിനസ് യാത്രയ്ക്കോ. വിസിറ്റിങ് വിസയിൽ സ്ഥലങ്ങൾ കാണാം, ആളുകളെ കാണാം, കാര്യങ്ങൾ മനസ്സിലാക്കാം. ജോലി ചെയ്യാൻ പറ്റില്ല.',
  form: {
    heading: 'വിസിറ്റിങ് വിസയെക്കുറിച്ച് ചോദിക്കൂ',
    intro: 'നിങ്ങളുടെ പേരും ഫോൺ നമ്പറും മാത്രം മതി. രേഖകൾ ഇപ്പോൾ അയയ്ക്കരുത്.',
    next: `${companyWords.replyTime} ഞങ്ങൾ നിങ്ങളെ വിളിക്കും. ഈ വിളിക്ക് പണം ഒന്നും വേണ്ട.`,
  },
  cardsHeading: 'ഇപ്പോൾ എവിടേക്ക് അപേക്ഷിക്കാം',
  cardsIntro: '“തുറന്നിട്ടുണ്ട്” എന്നാൽ അപേക്ഷകൾ എടുക്കുന്നുണ്ട് എന്നാണ്. നിങ്ങളുടേത് കിട്ടുമെന്ന് അതിന് അർത്ഥമില്ല.',
  /** Before what several countries have in common. */
  shared: (names: string) => `ഇവിടെയെല്ലാം ഒരുപോലെ (${names}):`,
  requirementsHeading: 'വിസ ഓഫീസർക്കു കാണേണ്ടത്',
  warningHeading: 'അറിഞ്ഞിരിക്കാൻ',
  warning: [
    'വിസ സെന്ററിലെ (ഉദാഹരണത്തിന് VFS Global) അപ്പോയിന്റ്മെന്റ് അവരുടെ സ്വന്തം വെബ്സൈറ്റിലാണ് ബുക്ക് ചെയ്യുന്നത്.',
    'പണം തിരികെ കിട്ടാത്ത വിമാനടിക്കറ്റ് വിസ കൈയിൽ കിട്ടുന്നതിനു മുമ്പ് എടുക്കരുത്.',
    'വിസയുടെ കാലാവധി കഴിഞ്ഞ് ഒരു ദിവസം പോലും അവിടെ നിൽക്കരുത്. പിന്നെ വർഷങ്ങളോളം ഒരു വിസയും കിട്ടാതെ വരാം.',
  ],
  visaCentreBody: 'VFS Global',
} as const
