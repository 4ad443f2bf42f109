// India has one time zone and no summer time.
const INDIA_MS = 5.5 * 60 * 60_000

/** A time as the API gives it (ISO text, or ms in digits), or null where it is none. */
export function readTime(text: string | null | undefined): Date | null {
  if (!text) return null
  const time = new Date(/^\d{11,}$/.test(text) ? Number(text) : text)
  return Number.isNaN(time.getTime()) ? null : time
}

/** A date whose UTC parts are the day and the hour in India, from ms. */
export function inIndia(time: number): Date {
  return new Date(time + INDIA_MS)
}

/**
 * The same day and hour some years later, on India's calendar: the office and a member abroad
 * read the same date. A year after 29 February ends on 28 February, the last day of that month:
 * 365 days like every other year, and what calendars and banks do. Null where it cannot be had.
 */
export function yearsLater(date: Date, years: number): Date | null {
  const there = inIndia(date.getTime())
  const month = there.getUTCMonth()
  there.setUTCFullYear(there.getUTCFullYear() + years)
  // 29 February has run over into March: day 0 is the last of the month before.
  if (there.getUTCMonth() !== month) there.setUTCDate(0)
  const later = new Date(there.getTime() - INDIA_MS)
  return Number.isNaN(later.getTime()) ? null : later
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
