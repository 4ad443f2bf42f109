import { planLimits as limits } from '@/content/facts/plan-limits'

/** The words of the form that makes a plan, and changes one. Product 10, Plans. */
export const planForm = {
  heading: 'Your plan in three answers',
  another: 'Another plan',
  purpose: 'What for?',
  country: 'Where?',
  noCountry: 'Not decided yet',
  month: 'By when?',
  monthHint:
    'The month in which it begins. The month shown first leaves time for every step; an earlier one may do, if all goes fast.',
  chooseMonth: 'Choose a month',
  day: 'Day',
  dayHint: 'If you do not know the day, leave it open: then we count from the first of the month.',
  noDay: 'Open',
  noSuchDay: (month: string) => `${month} has no such day. Choose another one.`,
  past: (day: string) => `${day} is past. Choose a day that is still to come.`,
  submit: 'Make my plan',
  save: 'Save the changes',
  cancel: 'Cancel',
  name: 'Name of the plan',
  nameHint: `At most ${limits.nameLetters} letters. If empty, we choose one.`,
  nameLong: `A name has at most ${limits.nameLetters} letters.`,
  awayCountries:
    'We cannot load our list of countries now. These are the countries we have written about.',
  unknownCountry:
    'We could not find the country that your link names. Choose one here, or leave it open.',
  proposed: (what: string) => `From the page you came from: ${what}. Change what is not right.`,
  proposedPapers: (count: number) =>
    count === 1 ? '1 paper ticked as ready' : `${count} papers ticked as ready`,
  have: (name: string) => `You have a plan for this already: ${name}.`,
  openIt: 'Open it',
  full: `You have ${limits.plans} plans, the most we can keep. Remove one before you make another.`,
} as const
