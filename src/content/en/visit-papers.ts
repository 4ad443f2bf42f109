import type { papers } from '@/content/facts/papers'
import type { PaperWords } from './paper-words'

/** What a visa officer wants to see of a visitor, in the order of the facts. */
export const visitPapers = {
  'reason-to-travel': {
    title: 'Why you travel',
    text: 'A plan for your days, or a letter from the person or firm you visit.',
  },
  'money-for-visit': {
    title: 'How you pay',
    text: 'Your own bank statements, or the papers of the person who pays for you.',
  },
  'reason-to-return': {
    title: 'Why you come back',
    text: 'Your job, studies, family or business at home.',
  },
  'place-to-stay': {
    title: 'Where you stay',
    text: 'A hotel booking you can cancel, or an invitation.',
  },
  'passport-and-insurance': {
    title: 'Passport and insurance',
    text: 'A passport that stays valid after the trip. Some countries ask for travel insurance.',
  },
} satisfies Record<(typeof papers.visit)[number], PaperWords>
