type Dated = { _id: string; createdAt?: string | undefined }

/** Time (ms) inside a 24-digit ObjectId, whose first eight hex digits are seconds. */
function objectIdTime(id: string): number | null {
  return /^[0-9a-f]{24}$/i.test(id) ? Number.parseInt(id.slice(0, 8), 16) * 1000 : null
}

function timeOf(item: Dated): number | null {
  const created = item.createdAt ? Date.parse(item.createdAt) : Number.NaN
  return Number.isNaN(created) ? objectIdTime(item._id) : created
}

/**
 * Newest first: by `createdAt`, else the time inside the id, else the reverse of the given
 * order. Specification 2, Latest jobs strip.
 */
export function newestFirst<T extends Dated>(items: readonly T[]): T[] {
  const reversed = items.toReversed()
  return items.every((item) => timeOf(item) !== null)
    ? reversed.toSorted((a, b) => (timeOf(b) ?? 0) - (timeOf(a) ?? 0))
    : reversed
}
