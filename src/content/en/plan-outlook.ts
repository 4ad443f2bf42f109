/** What is next in a plan, and whether its day can be met. Product 10, Plans. */
export const planOutlook = {
  next: (title: string, day: string) => `Next: ${title}. Begin by ${day}.`,
  now: (title: string) => `Next: ${title}. Begin now.`,
  allDone: 'All steps are done or skipped.',
  progress: (done: number, all: number) => `${done} of ${all} steps done or skipped`,
  over: (day: string) =>
    `You cannot make it by this day: even where everything goes fast, the steps that are left need until ${day}. Tick what is done already, or move the day.`,
  tight: (day: string) =>
    `This is tight: it fits if things go fast. If every step takes its longest time, you need until ${day}. Tick what is done already.`,
  fine: 'There is time for everything, even if each step takes its longest time.',
  /** To study, as long as nobody has applied. */
  lastDay:
    'This counts weeks, not the last day for applications. Look that up for your course first.',
  moveTo: (month: string) => `Move the plan to ${month}`,
  moved: (month: string) => `The plan now counts back from ${month}.`,
} as const
