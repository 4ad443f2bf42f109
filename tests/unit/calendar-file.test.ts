// @vitest-environment node
import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { company } from '@/content/facts/company'
import { calendarFile } from '@/features/plan/take-away/calendar-file'
import { type DatedStep, scheduleOf } from '@/features/plan/schedule/schedule'
import { somePlan } from '../samples/some-plan'

const PLAN = 'abcdefghijkl'
const MADE = '2026-11-20T20:00:00.000Z'
const NOW = Date.UTC(2026, 10, 22, 7, 30)

const step = (changes: Partial<DatedStep> = {}): DatedStep => ({
  id: 'passport',
  title: 'Passport',
  own: false,
  begin: '2027-01-10',
  ready: '2027-02-28',
  state: undefined,
  note: undefined,
  late: false,
  fits: true,
  ...changes,
})

/** When a reminder rings, by the local time of the calendar's owner. */
function ringsAt(event: ICAL.Component, alarm: ICAL.Component): string {
  const trigger = alarm.getFirstProperty('trigger')
  const edge = trigger?.getFirstParameter('related') === 'END' ? 'dtend' : 'dtstart'
  const day = event.getFirstPropertyValue(edge)
  const duration = trigger?.getFirstValue()
  if (!(day instanceof ICAL.Time) || !(duration instanceof ICAL.Duration))
    throw new Error('The reminder does not go by a day')
  const time = day.clone()
  time.isDate = false
  time.addDuration(duration)
  return time.toString()
}

/** Reads a calendar file with another library than the one that wrote it. */
function read(steps: readonly DatedStep[], name = 'Study in Germany', now = NOW) {
  const file = calendarFile({ id: PLAN, createdAt: MADE }, name, steps, now)
  const calendar = new ICAL.Component(ICAL.parse(file))
  const events = calendar.getAllSubcomponents('vevent').map((event) => ({
    value: (property: string) => event.getFirstPropertyValue(property)?.toString(),
    type: (property: string) => event.getFirstProperty(property)?.type,
    alarms: event.getAllSubcomponents('valarm').map((alarm) => ({
      action: alarm.getFirstPropertyValue('action'),
      rings: ringsAt(event, alarm),
      description: alarm.getFirstPropertyValue('description'),
    })),
  }))
  return { file, calendar, events }
}

const first = (steps: readonly DatedStep[], now = NOW) => {
  const [event] = read(steps, 'Plan', now).events
  if (!event) throw new Error('The file has no event')
  return event
}

/** A text as a calendar file stores it. */
const words = (value: string) =>
  value
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll(/\p{Cs}/gu, '\uFFFD')

describe('a calendar file', () => {
  test('has one all-day event for each step, with a reminder on the morning before', () => {
    const { calendar, events } = read([step(), step({ id: 'flight', title: 'Flight' })])
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(calendar.getFirstPropertyValue('prodid')).toBe(`-//${company.name}//Plan//EN`)
    expect(events).toHaveLength(2)
    const [event] = events
    expect(event?.type('dtstart')).toBe('date')
    expect(event?.value('dtstart')).toBe('2027-01-10')
    expect(event?.type('dtend')).toBe('date')
    expect(event?.value('dtend')).toBe('2027-01-11')
    expect(event?.value('summary')).toBe('Begin: Passport')
    expect(event?.value('description')).toBe('Be ready by 28 February 2027.')
    expect(event?.value('transp')).toBe('TRANSPARENT')
    expect(event?.value('dtstamp')).toBe('2026-11-22T07:30:00Z')
    expect(event?.alarms).toEqual([
      { action: 'DISPLAY', rings: '2027-01-09T09:00:00', description: 'Begin: Passport' },
    ])
  })

  test('names each event by plan and step, so that a later file replaces the earlier one', () => {
    const before = first([step()])
    const after = first([step({ begin: '2027-03-01', title: 'New passport' })], NOW + 60_000)
    expect(after.value('uid')).toBe(before.value('uid'))
    expect(after.value('uid')).toBe(`${PLAN}-passport@plan.uru-overseas`)
    expect(Number(after.value('sequence'))).toBe(Number(before.value('sequence')) + 60)
    expect(after.value('dtstamp')).toBe('2026-11-22T07:31:00Z')
  })

  test('is the same text when nothing has changed', () => {
    expect(read([step()]).file).toBe(read([step()]).file)
  })

  test('keeps steps that are done or skipped, without a reminder', () => {
    const { events } = read([step({ state: 'done' }), step({ id: 'test', state: 'skipped' })])
    expect(events.map(({ value }) => value('summary'))).toEqual([
      'Done: Passport',
      'Skipped: Passport',
    ])
    expect(events.map(({ value }) => value('status'))).toEqual(['CONFIRMED', 'CANCELLED'])
    expect(events.flatMap(({ alarms }) => alarms)).toEqual([])
  })

  test('says of a step with little time when it can be ready at the earliest', () => {
    const late = first([step({ begin: '2026-11-22', ready: '2026-12-13', late: true })])
    expect(late.value('dtstart')).toBe('2026-11-22')
    expect(late.value('summary')).toBe('Begin: Passport')
    expect(late.value('description')).toBe('If all goes fast, this is ready on 13 December 2026.')
  })

  test('moves an own step whose day is over to today, and says which day it had', () => {
    const own = { own: true, begin: '2026-10-01', ready: '2026-10-01', late: true }
    const late = first([step({ ...own, title: 'Ask Anu' })])
    expect(late.value('dtstart')).toBe('2026-11-22')
    expect(late.value('summary')).toBe('Ask Anu')
    expect(late.value('description')).toBe('Own step, not from us\nIts day was 1 October 2026.')
  })

  test('has what was done before the plan was made on the day on which it was made', () => {
    const done = first([step({ begin: '2026-03-01', ready: '2026-04-12', state: 'done' })])
    expect(done.value('dtstart')).toBe('2026-11-21')
    const since = first([step({ begin: '2026-11-21', state: 'skipped' })])
    expect(since.value('dtstart')).toBe('2026-11-21')
  })

  test('does not ask to begin what one only waits for', () => {
    const { events } = read([step({ id: 'visa', title: 'Wait for the visa' })])
    expect(events[0]?.value('summary')).toBe('Wait for the visa')
  })

  test('of a plan that cannot be met has its entries on the days on which they can begin', () => {
    const short = somePlan({
      purpose: 'visit',
      country: { id: 'c2', name: 'Canada' },
      by: '2027-01-15',
      own: [{ id: 'o1', title: 'Ask Anu', day: '2026-11-01' }],
    })
    const { events } = read(scheduleOf(short, '2026-11-22'))
    expect(events.map(({ value }) => [value('dtstart'), value('summary')])).toEqual([
      ['2026-11-22', 'Ask Anu'],
      ['2026-11-22', 'Begin: Get your passport ready'],
      ['2026-11-22', 'Begin: Plan your days, or ask for the invitation'],
      ['2026-11-22', 'Begin: Show how you pay and why you come back'],
      ['2026-11-29', 'Begin: Buy travel insurance'],
      ['2026-12-13', 'Begin: Apply online, then give your fingerprints'],
      ['2026-12-20', 'Wait for the visa'],
      ['2027-01-17', 'Begin: Book the flight'],
    ])
  })

  test.each([
    ['2026-10-01', '08:59', '2026-11-22'],
    ['2026-10-01', '13:00', '2026-11-23'],
    ['2026-11-22', '08:59', '2026-11-22'],
    ['2026-11-22', '09:00', '2026-11-23'],
    ['2026-11-23', '08:59', '2026-11-22'],
    ['2026-11-23', '13:00', '2026-11-23'],
    ['2026-11-24', '13:00', '2026-11-23'],
  ])(
    'reminds of a step that begins on %s, when it is %s, at nine on %s',
    (begin, time, morning) => {
      const { alarms } = first([step({ begin })], Date.parse(`2026-11-22T${time}:00+05:30`))
      expect(alarms.map(({ rings }) => rings)).toEqual([`${morning}T09:00:00`])
    },
  )

  test('east of India no reminder is past: nine in the morning comes earlier there', () => {
    vi.stubEnv('TZ', 'Australia/Sydney')
    onTestFinished(() => void vi.unstubAllEnvs())
    // Ten in the morning in Sydney, half past four in India.
    const { alarms } = first([step({ begin: '2026-11-22' })], Date.UTC(2026, 10, 21, 23))
    expect(alarms.map(({ rings }) => rings)).toEqual(['2026-11-23T09:00:00'])
  })

  test('has no negative number in a sequence, even if the clock was years behind', () => {
    expect(first([step()], Date.UTC(2015, 0, 1)).value('sequence')).toBe('0')
  })

  test('today is India’s: late in the evening in UTC it is tomorrow there', () => {
    const late = first([step({ begin: '2026-10-01' })], Date.UTC(2026, 10, 22, 20))
    expect(late.value('dtstart')).toBe('2026-11-23')
  })

  test('ends on the right day at the end of a month, of a year and in a leap year', () => {
    const ends = ['2028-02-28', '2028-02-29', '2027-02-28', '2027-12-31'].map((begin) =>
      first([step({ begin })]).value('dtend'),
    )
    expect(ends).toEqual(['2028-02-29', '2028-03-01', '2027-03-01', '2028-01-01'])
  })

  test('holds note, office and official page', () => {
    const event = first([
      step({
        note: 'Ask Anu; then pay, in cash\nRoom 3 \\ first floor',
        url: 'https://www.passportindia.gov.in/',
        decidedBy: 'Passport Office',
      }),
    ])
    expect(event.value('url')).toBe('https://www.passportindia.gov.in/')
    expect(event.value('description')).toBe(
      'Be ready by 28 February 2027.\nWho decides: Passport Office\nhttps://www.passportindia.gov.in/\n\nAsk Anu; then pay, in cash\nRoom 3 \\ first floor',
    )
  })

  test('holds 2,000 letters of Malayalam in lines of at most 75 bytes, each ended by CRLF', () => {
    const note = 'പാസ്‌പോർട്ട്, പണം; 👩‍👩‍👧‍👦 \\n '.repeat(80).slice(0, 2000).trim()
    const { file, events } = read([step({ own: true, note, title: 'പാസ്‌പോർട്ട് പുതുക്കുക' })])
    expect(events[0]?.value('description')).toBe(`Own step, not from us\n\n${note}`)
    expect(events[0]?.value('summary')).toBe('പാസ്‌പോർട്ട് പുതുക്കുക')
    const lines = file.split('\r\n')
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.at(-1) || lines.at(-2)).toBe('END:VCALENDAR')
  })

  test('holds any text, and nothing in it becomes a line of its own', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({
        unit: fc.constantFrom(...Array.from('\r\n\t;,:\\"n അ്‌👩\u2028\u0000\uD800BEGIN:VEVENT')),
        maxLength: 200,
      }),
    )
    fc.assert(
      fc.property(text, text, text, (title, note, name) => {
        const { file, calendar, events } = read([step({ own: true, title, note })], name)
        expect(events).toHaveLength(1)
        expect(calendar.getAllSubcomponents()).toHaveLength(1)
        expect(events[0]?.value('summary') ?? '').toBe(words(title))
        expect(events[0]?.value('description')).toBe(
          `Own step, not from us${note && `\n\n${words(note)}`}`,
        )
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\r\n]/)
        }
      }),
      { numRuns: 300 },
    )
  })
})
