/** India has one time zone and no summer time. */
export const INDIA_MS = 5.5 * 60 * 60_000

/** Reads a time as the API gives it (ISO text, or ms in digits); null if it is not a time. Decision 244. */
export function readTime(text: string | null | undefined): Date | null {
  // Browsers read most other texts as some time, each in its own way: "0" as the year 2000.
  if (!text || !/^(?:\d{11}|\d{4}-\d\d-\d\d)/.test(text)) return null
  // Without a zone, each device would read its own time.
  const time = new Date(Number(text) || text.replace(/[T ][\d:.]+$/, '$&Z'))
  return Number.isNaN(time.getTime()) ? null : time
}

/** For a time in ms, a Date whose UTC parts are the day and the hour in India. */
export function inIndia(time: number): Date {
  return new Date(time + INDIA_MS)
}

/** When a record was made: `createdAt`, else the time inside its ObjectId, else null. */
export function madeAt({
  _id,
  createdAt,
}: {
  _id: string
  createdAt?: string | null | undefined
}): Date | null {
  const time = readTime(createdAt)
  if (time || !/^[0-9a-f]{24}$/i.test(_id)) return time
  return new Date(Number.parseInt(_id.slice(0, 8), 16) * 1000)
}
