/** The time (ms) within which a page answers; while a document is loading, the browser answers nothing. */
export const ANSWER_MS = 20_000

/** The page no longer answers. */
export class Silence extends Error {}

/** Throws if a page no longer answers, long before the test's own time is over. */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Silence(`The page says nothing for ${ANSWER_MS / 1000} s`))
    }, ANSWER_MS)
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
  }
}
