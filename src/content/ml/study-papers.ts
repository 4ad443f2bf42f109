// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { papers } from '@/content/facts/papers'
import type { PaperWords } from './paper-words'

/** The papers nearly every study visa needs, in the order of the facts. */
export const studyPapers = {
  passport: {
    title: 'പാസ്‌പോർട്ട്',
    text: 'ആദ്യത്തെ വർഷം കഴിഞ്ഞും കാലാവധി വേണം. ഒഴിഞ്ഞ പേജുകളും വേണം.',
  },
  'college-letter': {
    title: 'കോളേജിന്റെ കത്ത്',
    text: 'കോഴ്സിൽ നിങ്ങൾക്കു സീറ്റുണ്ട്, എന്നു തുടങ്ങും എന്നു പറയുന്ന കത്ത്.',
  },
  certificates: {
    title: 'മാർക്ക് ലിസ്റ്റുകളും സർട്ടിഫിക്കറ്റുകളും',
    text: 'പത്താം ക്ലാസ് മുതലുള്ളത്. ഇംഗ്ലീഷിൽ, അല്ലെങ്കിൽ സാക്ഷ്യപ്പെടുത്തിയ പരിഭാഷയോടെ.',
  },
  'language-test': {
    title: 'ഭാഷാ പരീക്ഷയുടെ ഫലം',
    text: 'IELTS, TOEFL, PTE അല്ലെങ്കിൽ ആ രാജ്യത്തെ ഭാഷയിലുള്ള പരീക്ഷ. ഏതൊക്കെ സ്വീകരിക്കുമെന്ന് കോളേജിനോടു ചോദിക്കൂ.',
  },
  'proof-of-money': {
    title: 'പണം ഉണ്ടെന്നുള്ള തെളിവ്',
    text: 'ഫീസിനും ജീവിതച്ചെലവിനും. എത്ര വേണം, എങ്ങനെ കാണിക്കണം എന്ന് ഓരോ രാജ്യവും പറയും.',
  },
  'own-letter': {
    title: 'നിങ്ങളുടെ സ്വന്തം കത്ത്',
    text: 'എന്തുകൊണ്ട് ഈ കോഴ്സ്, എന്തുകൊണ്ട് ഈ രാജ്യം, അതു കഴിഞ്ഞ് എന്ത്. സ്വന്തം വാക്കുകളിൽ.',
  },
  health: {
    title: 'ഹെൽത്ത് ഇൻഷുറൻസ് അല്ലെങ്കിൽ മെഡിക്കൽ ടെസ്റ്റ്',
    text: 'ഏതു വേണം എന്നത് രാജ്യവും എത്ര കാലം താമസിക്കും എന്നതും അനുസരിച്ചാണ്.',
  },
  photographs: {
    title: 'ഫോട്ടോകൾ',
    text: 'വിസ ഓഫീസ് പറയുന്ന വലുപ്പത്തിലും രീതിയിലും.',
  },
} satisfies Record<(typeof papers.study)[number], PaperWords>
