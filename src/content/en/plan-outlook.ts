/** What is next in a plan, and whether its day can be met. Product 10, Plans. */
export const planOutlook = {
  next: (title: string, day: string) => `Next: ${title}. Begin by ${day}.`,
  now: (title: string) => `Next: ${title}. Begin now.`,
  allDone: 'All steps are done or skipped.',
  progress: (done: number, all: number) => `${done} of ${all} steps done or skipped`,
  over: (day: string) =>
    `You cannot make it by this day: even if all goes fast, the remaining steps take until ${day}. Tick what is already done, or move the day.`,
  tight: (day: string) =>
    `This is tight: it works only if all goes fast. If every step takes its longest time, you need until ${day}. Tick what is already done.`,
  fine: 'There is time for everything, even if each step takes its longest time.',
  /** To study: courses begin then, too. */
  earlier: (month: string) => `If all goes fast, your course can also begin in ${month}.`,
  /** To study, as long as nobody has applied. */
  lastDay:
    'This counts weeks. It does not know the last day for applications: look that up for your course first.',
  moveTo: (month: string) => `Move the plan to ${month}`,
  moved: (month: string) => `The plan now counts back from ${month}.`,
} as const
