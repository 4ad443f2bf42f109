import { planLimits as limits } from '@/content/facts/plan-limits'

/** The words of the form that makes a plan, and changes one. Product 10, Plans. */
export const planForm = {
  heading: 'Your plan in three answers',
  another: 'Another plan',
  purpose: 'What for?',
  country: 'Where?',
  noCountry: 'Not decided yet',
  month: 'By when?',
  monthHint: 'The month in which it begins. We have set the first one that looks possible.',
  chooseMonth: 'Choose a month',
  day: 'Day',
  dayHint: 'Leave the day open if you do not know it: then we count from the first of the month.',
  noDay: 'Open',
  noSuchDay: (month: string) => `${month} has no such day. Choose another one.`,
  past: (day: string) => `${day} is past. Choose a day that is still to come.`,
  submit: 'Make my plan',
  save: 'Save the changes',
  cancel: 'Cancel',
  name: 'Name of the plan',
  nameHint: `At most ${limits.nameLetters} letters. Empty: we call it by what for and where.`,
  nameLong: `A name has at most ${limits.nameLetters} letters.`,
  awayCountries:
    'Our list of countries does not answer at the moment. These are the countries we have written about.',
  unknownCountry:
    'We could not find the country that your link names. Choose one here, or leave it open.',
  proposed: (what: string) => `From the page you came from: ${what}. Change what is not right.`,
  proposedPapers: (count: number) =>
    count === 1 ? '1 paper ticked as ready' : `${count} papers ticked as ready`,
  have: (name: string) => `You have a plan for this already: ${name}.`,
  openIt: 'Open it',
  full: `You have ${limits.plans} plans, which is as many as we keep. Remove one before you make another.`,
} as const
