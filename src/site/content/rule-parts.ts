import * as v from 'valibot'
import { httpsHost } from '@/lib/text/https-host'

/** A text that is not empty. */
export const filled = v.pipe(
  v.string('must be a text'),
  v.check((text) => text.trim() !== '', 'must not be empty'),
)

/** A group of facts. Its message is also that of each fact that is missing in it. */
export const group = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, 'is missing')

/** A list, which may be empty. */
export const list = <const Item extends v.GenericSchema>(item: Item) =>
  v.array(item, 'must be a list in [ ]')

/** A list with entries. */
export const filledList = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(list(item), v.minLength(1, 'must have at least one entry'))

/** One of some values. */
export const oneOf = <const Options extends v.PicklistOptions>(options: Options) =>
  v.picklist(options, `must be one of: ${options.join(', ')}`)

/** True or false. */
export const yesOrNo = v.boolean('must be true or false')

/** Whether no two entries are the same. */
export const differ = (entries: readonly unknown[]) => new Set(entries).size === entries.length

/** That no two entries have the same text under a key. */
export const eachOnce = <Key extends string, Entry extends Record<Key, string>>(key: Key) =>
  v.check<Entry[], string>(
    (entries) => differ(entries.map((entry) => entry[key])),
    `must have each ${key} only once`,
  )

/** The address of a page at another site, as browsers write it. */
export const pageAddress = v.pipe(
  filled,
  v.check(
    (text) => URL.canParse(text) && !/\s/.test(text) && (httpsHost(text) ?? '').includes('.'),
    'must be a whole address that begins with https://, such as https://www.example.com/page',
  ),
)

/** A number as a phone dials it; a helpline's may have no country code. */
export const dialled = v.pipe(
  filled,
  v.regex(/^\+?\d{3,15}$/, 'must be digits only, with or without a plus sign before them'),
)

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  // "2026-02-30" is the second of March to some engines.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** A day. */
export const day = v.pipe(
  filled,
  v.check(isDay, 'must be a day of the calendar as year-month-day, such as 2026-11-30'),
)
