import * as v from 'valibot'
import { planLimits as limits } from '@/content/facts/plan-limits'
import { purposes } from '@/content/facts/purposes'
import { dayBegins } from '@/lib/dates/beginnings'

/** A day of India's calendar, "2026-11-20". */
export type Day = string

/** The groups of the money sheet, in its order. */
export const moneyGroups = [
  'before-applying',
  'application',
  'before-flying',
  'first-months',
] as const

const DAY = /^20\d\d-\d\d-\d\d$/
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

/** Whether a text is an existing day of this century. */
export const isDay = (text: string) => DAY.test(text) && !Number.isNaN(dayBegins(text))

/** Whether a text is a month ("2027-09") or a day. */
export const isMonthOrDay = (text: string) => MONTH.test(text) || isDay(text)

const day = v.pipe(v.string(), v.check(isDay))
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const state = v.optional(v.picklist(['done', 'skipped']))
const note = v.optional(v.pipe(v.string(), v.maxLength(limits.noteLetters)))
const title = v.pipe(v.string(), v.maxLength(limits.titleLetters))
const hundredths = (amount: number) => Number(amount.toFixed(2)) === amount

const moneyLineSchema = v.object({
  id,
  group: v.picklist(moneyGroups),
  to: v.picklist(['us', 'others']),
  title,
  /** In `currency`, at most two decimals; null: not known yet. */
  amount: v.nullable(
    v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000_000_000), v.check(hundredths)),
  ),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** Rupees for one unit; null for INR, or if none was typed yet. */
  rate: v.nullable(v.pipe(v.number(), v.gtValue(0), v.maxValue(1_000_000_000))),
  /** A line due with a step is due on the day by which that is ready. */
  due: v.nullable(v.union([v.object({ step: id }), v.object({ day })])),
  paid: v.boolean(),
})

const ownStepSchema = v.object({ id, title, day, state, note })

/** A plan as it is stored and shared. Days are India's. Product 10, Plans. */
export const planSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]{12}$/)),
  /** The reader's own name; if empty, one is made of purpose and country. */
  name: v.pipe(v.string(), v.maxLength(limits.nameLetters)),
  purpose: v.picklist(purposes),
  /** The id is empty if only the name is known; null if none is chosen yet. */
  country: v.nullable(
    v.object({
      id: v.pipe(v.string(), v.maxLength(limits.countryIdLetters)),
      name: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.countryLetters)),
    }),
  ),
  /** The month or day when the course, the job or the journey begins. */
  by: v.pipe(v.string(), v.check(isMonthOrDay)),
  /** What the reader did with the usual steps, by their id in the facts. */
  steps: v.pipe(v.record(id, v.object({ state, note })), v.maxEntries(200)),
  own: v.pipe(v.array(ownStepSchema), v.maxLength(limits.ownSteps)),
  /** Ids of the papers that are ready. */
  papers: v.pipe(v.array(id), v.maxLength(200)),
  money: v.pipe(v.array(moneyLineSchema), v.maxLength(limits.moneyLines)),
  createdAt: v.pipe(v.string(), v.maxLength(40)),
  changedAt: v.pipe(v.string(), v.maxLength(40)),
})

/** A plan that has been read and checked. */
export type Plan = v.InferOutput<typeof planSchema>

/** A step that the reader added, on a day of its own. */
export type OwnStep = v.InferOutput<typeof ownStepSchema>

/** One line of the money sheet: what is paid to whom, and by when. */
export type MoneyLine = v.InferOutput<typeof moneyLineSchema>

/** What the reader did with a step; a step that is still to be done has none. */
export type StepState = NonNullable<v.InferOutput<typeof state>>
