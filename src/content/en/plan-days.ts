/** The days of a step that can no longer begin when it should, and its marks. Product 10, Plans. */
export const planDays = {
  today: (ready: string) => `Begin today, ready on ${ready} at the earliest`,
  about: (begin: string, ready: string) =>
    `Begin about ${begin}, ready on ${ready} at the earliest`,
  /** The plan is tight, and this is to be done today. */
  urgent: 'Urgent',
  /** The day that the reader set for an own step is over. */
  late: 'Late',
  /** In place of days that are over. */
  done: 'Done',
  more: 'What to do, and how to save time',
  saveTime: 'If time is short:',
} as const
