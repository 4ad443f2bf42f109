import type { papers } from '@/content/facts/papers'
import type { PaperWords } from './paper-words'

/** What a visa officer wants to see of a visitor, in the order of the facts. */
export const visitPapers = {
  'reason-to-travel': {
    title: 'Invitation or travel plan',
    text: 'A letter from the person or firm you visit, or what you do each day.',
  },
  'money-for-visit': {
    title: 'Bank statements',
    text: 'Your own, or the papers of the person who pays for you.',
  },
  'reason-to-return': {
    title: 'Letter about your job and your leave',
    text: 'From your employer or college. If you have neither: papers of your family or business.',
  },
  'place-to-stay': {
    title: 'Hotel booking or letter of your host',
    text: 'A booking you can cancel, or a letter from your host.',
  },
  'passport-and-insurance': {
    title: 'Passport and insurance',
    text: 'A passport that stays valid after the trip. Some countries ask for travel insurance.',
  },
  // As in study-papers.ts; in a file for both it would be one more to fetch.
  photographs: {
    title: 'Photographs',
    text: 'In the size and style the visa office describes.',
  },
} satisfies Record<(typeof papers.visit)[number], PaperWords>
