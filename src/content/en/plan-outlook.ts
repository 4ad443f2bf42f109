/** What is next in a plan, and whether its day can be met. Product 10, Plans. */
export const planOutlook = {
  next: (title: string, day: string) => `Next: ${title}. Begin by ${day}.`,
  now: (title: string) => `Next: ${title}. Begin now.`,
  allDone: 'All steps are done or skipped.',
  progress: (done: number, all: number) => `${done} of ${all} steps done or skipped`,
  over: (day: string) =>
    `You cannot make it by this day: even if all goes fast, the remaining steps take until ${day}.`,
  overNow: 'Tick what is already done, or move the day.',
  tight: (day: string) =>
    `This is tight: it works only if all goes fast. If every step takes its longest time, you need until ${day}.`,
  tightNow: 'Tick what is already done.',
  /** Of a plan that is tight or cannot be met. */
  counted: 'Where time is short, days are counted from today.',
  fine: 'There is time for everything, even if each step takes its longest time.',
  /** To study: courses begin then, too. */
  earlier: (month: string) => `If all goes fast, your course can also begin in ${month}.`,
  /** To study, as long as nobody has applied. */
  lastDay:
    'This counts weeks. It does not know the last day for applications: look that up for your course first.',
  past: 'This day has passed.',
  /** The same for a month that has just begun. */
  begun: 'This month has begun; a month means its first day.',
  pastNow: 'Tick what is done, or move the plan. If you no longer need it, remove it.',
  remove: 'Remove the plan',
  /** All is done, and the day has passed. */
  wish: 'We wish you all the best.',
  moveTo: (month: string) => `Move the plan to ${month}`,
  /** What was changed, and then whether its day can be met. */
  saved: (verdict: string) => `Saved. ${verdict}`,
  moved: (month: string) => `The plan now counts back from ${month}.`,
} as const
