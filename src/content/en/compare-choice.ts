import { MOST_COMPARED } from '@/content/facts/compare'

/** The quiet control on a country's stamp, and what it gathers. Product 10, Comparison. */
export const compareChoice = {
  /** Read out with the sign on a stamp. */
  toggle: (name: string) => `Compare ${name}`,
  /** Below the stamps, while none is chosen. */
  hint: 'Press + on two or more stamps to compare the countries.',
  tray: 'Countries to compare',
  remove: (name: string) => `Remove ${name}`,
  /** Read out at a change: how many are chosen now. */
  chosen: (count: number, names: string) => `${count} of ${MOST_COMPARED} to compare: ${names}`,
  removed: (name: string, count: number) => `${name} removed. ${count} of ${MOST_COMPARED}.`,
  more: 'Choose one more to compare.',
  go: (count: number) => `Compare ${count} countries`,
  full: `${MOST_COMPARED} countries at most. Remove one to choose another.`,
} as const
