// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { papers } from '@/content/facts/papers'
import type { PaperWords } from './paper-words'

/** What a visa officer wants to see of a visitor, in the order of the facts. */
export const visitPapers = {
  'reason-to-travel': {
    title: 'എന്തിനാണ് പോകുന്നത്',
    text: 'ഓരോ ദിവസവും എന്തു ചെയ്യും എന്നതിന്റെ പ്ലാൻ, അല്ലെങ്കിൽ നിങ്ങൾ കാണാൻ പോകുന്ന ആളുടെയോ കമ്പനിയുടെയോ കത്ത്.',
  },
  'money-for-visit': {
    title: 'പണം എവിടെനിന്ന്',
    text: 'നിങ്ങളുടെ ബാങ്ക് സ്റ്റേറ്റ്മെന്റ്, അല്ലെങ്കിൽ പണം മുടക്കുന്ന ആളുടെ രേഖകൾ.',
  },
  'reason-to-return': {
    title: 'തിരിച്ചുവരാനുള്ള കാരണം',
    text: 'നാട്ടിലെ നിങ്ങളുടെ ജോലി, പഠിപ്പ്, കുടുംബം അല്ലെങ്കിൽ ബിസിനസ്.',
  },
  'place-to-stay': {
    title: 'എവിടെ താമസിക്കും',
    text: 'ക്യാൻസൽ ചെയ്യാവുന്ന ഹോട്ടൽ ബുക്കിങ്, അല്ലെങ്കിൽ ക്ഷണക്കത്ത്.',
  },
  'passport-and-insurance': {
    title: 'പാസ്‌പോർട്ടും ഇൻഷുറൻസും',
    text: 'യാത്ര കഴിഞ്ഞും കാലാവധിയുള്ള പാസ്‌പോർട്ട്. ചില രാജ്യങ്ങൾ ട്രാവൽ ഇൻഷുറൻസും ചോദിക്കും.',
  },
} satisfies Record<(typeof papers.visit)[number], PaperWords>
