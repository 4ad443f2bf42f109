import * as v from 'valibot'
import { chatNumberRules } from '#site/chat-number.ts'
import { closingMinutes, minutesOf } from '@/lib/dates/office-hours'
import {
  differ,
  eachOnce,
  filled,
  filledList,
  group,
  list,
  oneOf,
  pageAddress,
  yesOrNo,
} from './rule-parts'

const digitsIn = (text: string) => text.replaceAll(/\D/g, '')

/** Whether the shown number is the dialled one, whole; it may begin with 0 in place of India's country code. */
function isSameNumber({ display, tel }: { display: string; tel: string }): boolean {
  const [shown, dials] = [digitsIn(display), digitsIn(tel)]
  return shown !== '' && (shown === dials || shown === dials.replace(/^91/, '0'))
}

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
    v.partialCheck(
      [['display'], ['tel']],
      isSameNumber,
      'must be the number that tel dials, whole: with its country code, or with 0 in place of 91',
    ),
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
  eachOnce('name'),
)

const registrations = v.pipe(
  list(group({ id: oneOf(['cin', 'gst']), value: filled })),
  eachOnce('id'),
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
  phones: v.pipe(filledList(phone), eachOnce('id')),
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
