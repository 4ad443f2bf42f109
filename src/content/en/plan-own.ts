import { planLimits as limits } from '@/content/facts/plan-limits'

/** The words of a plan's own steps: adding and changing one. Product 10, Plans. */
export const planOwn = {
  /** On each own step and own name: it may have come in a link that anybody wrote. */
  step: 'Own step, not from us',
  name: 'Own name, not from us',
  heading: 'Add a step of your own',
  title: 'What do you need to do?',
  titleMissing: 'Write what you need to do.',
  titleLong: `Use at most ${limits.titleLetters} letters. Put the rest into the note.`,
  day: 'By which day?',
  dayMissing: 'Choose a day.',
  dayWrong: 'A plan cannot use this day. Choose another.',
  submit: 'Add the step',
  save: 'Save the step',
  cancel: 'Cancel',
  added: (title: string) => `“${title}” is in your plan.`,
  changed: (title: string, place: number, all: number, day: string) =>
    `“${title}” is now step ${place} of ${all}, by ${day}.`,
  full: `You have added ${limits.ownSteps} steps, the most a plan can have. Remove one before you add another.`,
  problem: 'Something is missing',
} as const
