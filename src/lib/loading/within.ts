/** The answer, or `late` if it takes longer than `ms` milliseconds. */
export const within = <T, Late>(ms: number, answer: Promise<T>, late: Late): Promise<T | Late> =>
  Promise.race([answer, new Promise<Late>((resolve) => setTimeout(resolve, ms, late))])
