/** The list of points in which a work's details are written. */
export const adminPoints = {
  point: (place: number) => `Point ${place}`,
  add: 'Add a point',
  more: (count: number) => `${count} more are too many to show; they stay as they are.`,
  remove: (place: number) => `Remove point ${place}`,
  removed: (text: string) => `“${text}” was removed.`,
  undo: 'Undo',
  needed: 'Write at least one point',
  comma: 'A point cannot hold a comma, since commas part the points. Use “and” or a semicolon, or',
  split: 'make separate points of it',
  leaveOut: 'leave the commas out',
  commaInNumber:
    'A point cannot hold a comma, since commas part the points. Write this number in another way, such as 2.5, or use “and” or a semicolon.',
  commas: 'Take the commas out of the points',
} as const
