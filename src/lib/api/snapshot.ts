import * as v from 'valibot'

const TIMEOUT_MS = 5000

const snapshotSchema = v.object({
  takenAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
    v.check((time) => time.getTime() <= Date.now()),
  ),
})

/**
 * GET /snapshot.json of the site's own host: when the data in the pages was read from the API. Null
 * where that cannot be read or is no time of the past; never throws.
 */
export async function snapshotTime(): Promise<Date | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch('/snapshot.json', { cache: 'no-cache', signal })
    const body: unknown = await answer.json()
    return answer.ok ? v.parse(snapshotSchema, body).takenAt : null
  } catch {
    return null
  }
}
