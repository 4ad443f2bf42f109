import type { papers } from '@/content/facts/papers'
import type { PaperWords } from './paper-words'

/** The papers nearly every study visa needs, in the order of the facts. */
export const studyPapers = {
  passport: {
    title: 'Passport',
    text: 'Valid for longer than your first year, with empty pages.',
  },
  'college-letter': {
    title: 'Letter from the college',
    text: 'The letter that says you have a place on the course, and from when.',
  },
  certificates: {
    title: 'Mark lists and certificates',
    text: 'From class 10 on, in English or with a certified translation.',
  },
  'language-test': {
    title: 'Language test result',
    text: 'IELTS, TOEFL, PTE or a test in the language of the country. Ask the college which ones it takes.',
  },
  'proof-of-money': {
    title: 'Proof of money',
    text: 'For tuition and living costs. Each country fixes the amount and says how it must be shown.',
  },
  'own-letter': {
    title: 'Your own letter',
    text: 'Why this course, why this country, and what you plan afterwards. In your words.',
  },
  health: {
    title: 'Health insurance or medical test',
    text: 'What is needed depends on the country and on how long you stay.',
  },
  photographs: {
    title: 'Photographs',
    text: 'In the size and style the visa office describes.',
  },
} satisfies Record<(typeof papers.study)[number], PaperWords>
