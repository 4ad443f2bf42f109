import * as v from 'valibot'
import { chatNumberRules } from '#site/chat-number.ts'
import { closingMinutes, minutesOf } from '@/lib/dates/office-hours'
import { httpsHost } from '@/lib/text/https-host'

const filled = v.pipe(
  v.string('must be a text'),
  v.check((text) => text.trim() !== '', 'must not be empty'),
)

/** A group of facts. Its message is also that of each fact that is missing in it. */
const group = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, 'is missing')

const list = <const Item extends v.GenericSchema>(item: Item) =>
  v.array(item, 'must be a list in [ ]')

const filledList = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(list(item), v.minLength(1, 'must have at least one entry'))

const oneOf = <const Options extends v.PicklistOptions>(options: Options) =>
  v.picklist(options, `must be one of: ${options.join(', ')}`)

const yesOrNo = v.boolean('must be true or false')

/** Whether no two entries are the same. */
const differ = (entries: readonly unknown[]) => new Set(entries).size === entries.length

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

const digitsIn = (text: string) => text.replaceAll(/\D/g, '')

/** Whether the shown number is the dialled one; a shown one may begin with 0 in place of the country code. */
const isSameNumber = ({ display, tel }: { display: string; tel: string }) =>
  digitsIn(tel).endsWith(digitsIn(display).replace(/^0+/, ''))

/** A time that cannot be read is a fault of its own. */
const isInOrder = ({ opens, closes }: { opens: string; closes: string }) =>
  !(minutesOf(opens) >= closingMinutes(closes))

const phone = v.pipe(
  group({
    id: oneOf(['office', 'mobile']),
    display: filled,
    tel: v.pipe(
      filled,
      v.regex(
        /^\+[1-9]\d{6,14}$/,
        'must be a plus sign and digits only, country code first, such as +914950000000',
      ),
    ),
  }),
  v.forward(
    v.partialCheck([['display'], ['tel']], isSameNumber, 'must be the number that tel dials'),
    ['display'],
  ),
)

// Between these hours the texts say "am" and "pm".
const MORNING = /^(?:0?\d|1[01])(?:\.[0-5]\d)?$/
const EVENING = /^(?:0?[1-9]|1[0-2])(?:\.[0-5]\d)?$/

const officeHours = v.pipe(
  group({
    days: v.pipe(
      filledList(oneOf([0, 1, 2, 3, 4, 5, 6])),
      v.check((days) => differ(days), 'must have each day only once: 0 is Sunday, 6 is Saturday'),
    ),
    opens: v.pipe(filled, v.regex(MORNING, 'must be a time before noon, with a dot, such as 9.30')),
    closes: v.pipe(
      filled,
      v.regex(EVENING, 'must be a time after noon, from 1 to 12 and with a dot, such as 5.30'),
    ),
  }),
  v.forward(
    v.partialCheck([['opens'], ['closes']], isInOrder, 'must be later than the office opens'),
    ['closes'],
  ),
)

const social = v.pipe(
  list(
    group({
      name: filled,
      icon: oneOf(['facebook', 'instagram', 'youtube', 'linkedin']),
      url: pageAddress,
    }),
  ),
  v.check((links) => differ(links.map(({ name }) => name)), 'must have each name only once'),
)

const registrations = v.pipe(
  list(group({ id: oneOf(['cin', 'gst']), value: filled })),
  v.check((numbers) => differ(numbers.map(({ id }) => id)), 'must have each id only once'),
)

const company = group({
  sample: yesOrNo,
  name: filled,
  shortName: v.pipe(
    filled,
    v.check(
      (name) => name.length <= 24 && name.trim().split(/\s+/).length <= 3,
      'must be at most three words and 24 letters: the header shows it',
    ),
  ),
  phones: filledList(phone),
  whatsAppNumber: v.pipe(filled, ...chatNumberRules),
  email: v.pipe(filled, v.email('must be an e-mail address')),
  addressLines: filledList(filled),
  officeHours,
  social,
  registrations,
})

const advisers = list(
  group({
    country: oneOf(['Canada', 'Australia', 'United Kingdom']),
    name: filled,
    licence: filled,
  }),
)

const testimonials = list(group({ id: oneOf(['student', 'worker', 'visitor']), sample: yesOrNo }))

const aboveZero = v.pipe(
  v.number('must be a number without quotes'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
)

const percent = v.pipe(
  v.number('must be a number without quotes'),
  v.minValue(0, 'must be from 0 to 100'),
  v.maxValue(100, 'must be from 0 to 100'),
)

/** The facts that an owner replaces, by file and name. Others are checked by what their name says: facts-check. */
export const factRules: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>> = {
  'company.ts': { company },
  'advisers.ts': { advisers },
  'jobs.ts': { testimonials },
  'office.ts': { replyDays: aboveZero },
  'premium.ts': {
    premiumPrice: group({ priceRupees: aboveZero, originalPaise: aboveZero, offPercent: percent }),
    validityYears: aboveZero,
    bonusPercent: v.record(v.string(), percent, 'is missing'),
    filingDiscountPercent: percent,
    claimedCountries: aboveZero,
    reportWorkingDays: aboveZero,
  },
}
