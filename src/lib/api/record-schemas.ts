import * as v from 'valibot'
import { cutName } from '@/lib/text/cut-text'
import { trimmedText } from '@/lib/text/direction-marks'

/** Text of any length; numbers count as text. */
export const textOrNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(trimmedText))

/** Text that a record cannot do without: its id, its name. Numbers count as text. */
export const neededText = v.pipe(textOrNumber, v.minLength(1), v.transform(cutName))

/** Text that may be missing or of another type; then it is empty. */
export const textOrEmpty = v.fallback(textOrNumber, '')

/** Points as one text, or as a list, whose texts are joined with `between`. Anything else is empty. */
export function pointsText(between: string) {
  const list = v.pipe(
    v.array(textOrEmpty),
    v.transform((points) => points.filter(Boolean).join(between)),
  )
  return v.fallback(v.union([list, textOrNumber]), '')
}

/** A time as text; undefined if missing or of another type. */
export const timeText = v.fallback(v.optional(v.string()), undefined)

/**
 * A list from the API. A record that does not fit, or that repeats an id, is left out and the others stay. What is not
 * a list, or a list in which nothing fits, does not parse: it does not mean that there are no records.
 */
export function listOf<S extends v.GenericSchema<unknown, { _id: string }>>(record: S) {
  return v.pipe(
    v.array(v.unknown()),
    v.check((items) => items.length === 0 || items.some((item) => v.is(record, item))),
    v.transform((items) => {
      const byId = new Map<string, v.InferOutput<S>>()
      for (const item of items) {
        const result = v.safeParse(record, item)
        if (result.success && !byId.has(result.output._id)) {
          byId.set(result.output._id, result.output)
        }
      }
      return [...byId.values()]
    }),
  )
}

function unwrap(body: unknown, wrappers: readonly string[]): unknown {
  if (Array.isArray(body)) return body[0] ?? null
  if (typeof body !== 'object' || body === null) return body
  const wrapper = wrappers.find((key) => Object.hasOwn(body, key))
  return wrapper === undefined ? body : unwrap(Reflect.get(body, wrapper), [])
}

/** One record, plain or inside one of the named wrappers; null if the API has none. */
export function oneOf<S extends v.GenericSchema>(record: S, ...wrappers: string[]) {
  return v.pipe(
    v.unknown(),
    v.transform((body) => unwrap(body, wrappers)),
    v.nullable(record),
  )
}
