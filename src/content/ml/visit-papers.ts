// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { papers } from '@/content/facts/papers'
import type { PaperWords } from './paper-words'

/** What a visa officer wants to see of a visitor, in the order of the facts. */
export const visitPapers = {
  'reason-to-travel': {
    title: 'ക്ഷണക്കത്ത് അല്ലെങ്കിൽ യാത്രയുടെ പ്ലാൻ',
    text: 'നിങ്ങൾ കാണാൻ പോകുന്ന ആളുടെയോ കമ്പനിയുടെയോ കത്ത്, അല്ലെങ്കിൽ ഓരോ ദിവസവും എന്തു ചെയ്യും എന്ന് എഴുതിയത്.',
  },
  'money-for-visit': {
    title: 'ബാങ്ക് സ്റ്റേറ്റ്മെന്റ്',
    text: 'നിങ്ങളുടേത്, അല്ലെങ്കിൽ പണം മുടക്കുന്ന ആളുടെ രേഖകൾ.',
  },
  'reason-to-return': {
    title: 'ജോലിയെയും ലീവിനെയും കുറിച്ചുള്ള കത്ത്',
    text: 'തൊഴിലുടമ തരുന്നത്; പഠിക്കുകയാണെങ്കിൽ കോളേജ് തരുന്നത്. രണ്ടുമില്ലെങ്കിൽ തിരിച്ചുവരാനുള്ള കാരണം കാണിക്കുന്ന രേഖകൾ: കുടുംബത്തിന്റെയോ ബിസിനസിന്റെയോ.',
  },
  'place-to-stay': {
    title: 'ഹോട്ടൽ ബുക്കിങ് അല്ലെങ്കിൽ താമസം തരുന്നവരുടെ കത്ത്',
    text: 'ക്യാൻസൽ ചെയ്യാവുന്ന ബുക്കിങ്. ആരുടെയെങ്കിലും വീട്ടിലാണ് താമസമെങ്കിൽ അവരുടെ കത്ത്.',
  },
  'passport-and-insurance': {
    title: 'പാസ്‌പോർട്ടും ഇൻഷുറൻസും',
    text: 'യാത്ര കഴിഞ്ഞും കാലാവധിയുള്ള പാസ്‌പോർട്ട്. ചില രാജ്യങ്ങൾ ട്രാവൽ ഇൻഷുറൻസും ചോദിക്കും.',
  },
  // As in study-papers.ts; in a file for both it would be one more to fetch.
  photographs: {
    title: 'ഫോട്ടോകൾ',
    text: 'വിസ ഓഫീസ് പറയുന്ന വലുപ്പത്തിലും രീതിയിലും.',
  },
} satisfies Record<(typeof papers.visit)[number], PaperWords>
