import type { papers } from '@/content/facts/papers'
import type { PaperWords } from './paper-words'

/** What a visa officer wants to see of a visitor, in the order of the facts. */
export const visitPapers = {
  'reason-to-travel': {
    title: 'Invitation or travel plan',
    text: 'The letter of the person or firm you visit, or what you do on each day.',
  },
  'money-for-visit': {
    title: 'Bank statements',
    text: 'Your own, or the papers of the person who pays for you.',
  },
  'reason-to-return': {
    title: 'Letter about your job and your leave',
    text: 'From your employer, or from your college if you study. If you have neither: papers that show why you come back, such as those of your family or business.',
  },
  'place-to-stay': {
    title: 'Hotel booking or letter of your host',
    text: 'A booking you can cancel, or a letter from the person you stay with.',
  },
  'passport-and-insurance': {
    title: 'Passport and insurance',
    text: 'A passport that stays valid after the trip. Some countries ask for travel insurance.',
  },
} satisfies Record<(typeof papers.visit)[number], PaperWords>
