// Translated 2026-11-22 from en; not yet read by a native speaker.
import { planLimits as limits } from '@/content/facts/plan-limits'

/** The words of the form that makes a plan, and changes one. Product 10, Plans. */
export const planForm = {
  heading: 'മൂന്ന് ഉത്തരത്തിൽ നിങ്ങളുടെ പ്ലാൻ',
  another: 'മറ്റൊരു പ്ലാൻ',
  purpose: 'എന്തിന്?',
  country: 'എവിടേക്ക്?',
  noCountry: 'തീരുമാനിച്ചിട്ടില്ല',
  month: 'എന്നേക്ക്?',
  monthHint: 'തുടങ്ങുന്ന മാസം. എല്ലാ പടികൾക്കും സമയമുള്ള മാസമാണ് ഞങ്ങൾ വച്ചത്; എല്ലാം വേഗം നടന്നാൽ അതിനു മുമ്പുള്ളതും മതിയാകും.',
  chooseMonth: 'മാസം തിരഞ്ഞെടുക്കുക',
  day: 'ദിവസം',
  dayHint: 'ദിവസം അറിയില്ലെങ്കിൽ ഒഴിച്ചിടൂ: അപ്പോൾ ഒന്നാം തീയതി വച്ച് കണക്കാക്കും.',
  noDay: 'അറിയില്ല',
  noSuchDay: (month: string) => `${month} മാസത്തിൽ ഇങ്ങനെയൊരു ദിവസമില്ല. വേറൊന്ന് തിരഞ്ഞെടുക്കൂ.`,
  past: (day: string) => `${day} കഴിഞ്ഞു. ഇനി വരാനുള്ള ഒരു ദിവസം തിരഞ്ഞെടുക്കൂ.`,
  submit: 'പ്ലാൻ ഉണ്ടാക്കുക',
  save: 'മാറ്റങ്ങൾ സേവ് ചെയ്യുക',
  cancel: 'വേണ്ട',
  name: 'പ്ലാനിന്റെ പേര്',
  nameHint: `${limits.nameLetters} അക്ഷരം വരെ. ഒഴിച്ചിട്ടാൽ എന്തിന്, എവിടേക്ക് എന്നതു നോക്കി ഞങ്ങൾ പേരിടും.`,
  nameLong: `പേരിൽ ${limits.nameLetters} അക്ഷരമേ പറ്റൂ.`,
  awayCountries: 'ഞങ്ങളുടെ രാജ്യങ്ങളുടെ ലിസ്റ്റ് ഇപ്പോൾ കിട്ടുന്നില്ല. ഞങ്ങൾ എഴുതിയിട്ടുള്ള രാജ്യങ്ങളാണ് ഇവ.',
  unknownCountry: 'ലിങ്കിൽ പറയുന്ന രാജ്യം കണ്ടെത്താൻ കഴിഞ്ഞില്ല. ഇവിടെ ഒന്നു തിരഞ്ഞെടുക്കൂ, അല്ലെങ്കിൽ ഒഴിച്ചിടൂ.',
  proposed: (what: string) => `നിങ്ങൾ വന്ന പേജിൽനിന്ന്: ${what}. തെറ്റുണ്ടെങ്കിൽ മാറ്റൂ.`,
  proposedPapers: (count: number) =>
    count === 1 ? '1 രേഖ കൈയിലുള്ളതായി ടിക് ചെയ്തു' : `${count} രേഖകൾ കൈയിലുള്ളതായി ടിക് ചെയ്തു`,
  have: (name: string) => `ഇതിനു നിങ്ങൾക്ക് ഒരു പ്ലാൻ ഉണ്ട്: ${name}.`,
  openIt: 'അതു തുറക്കുക',
  full: `നിങ്ങൾക്ക് ${limits.plans} പ്ലാനുകളുണ്ട്. അത്രയേ സൂക്ഷിക്കാൻ പറ്റൂ. പുതിയത് ഉണ്ടാക്കാൻ ആദ്യം ഒന്നു കളയൂ.`,
} as const
