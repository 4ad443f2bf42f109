// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { clearanceCountries as clearanceCount } from '@/content/facts/check-offer'
import { knownCountries } from '@/content/facts/countries'
import { knownCountry } from '@/content/facts/known-country'
import { papersFor } from '@/content/facts/papers'
import { clearanceCountries, gulfCountries } from '@/content/facts/plan-clearance'
import { planCountries, planCountry } from '@/content/facts/plan-countries'
import { planSteps } from '@/content/facts/plan-steps'
import { purposes } from '@/content/facts/purposes'
import { regions } from '@/content/facts/regions'
import { countryNames as hindiNames } from '@/content/hi/countries'
import { costWords as hindiCosts } from '@/content/hi/plan-costs'
import { gulfWork as hindiGulf } from '@/content/hi/plan-work-steps'
import { countryNames as malayalamNames } from '@/content/ml/countries'
import { costWords as malayalamCosts } from '@/content/ml/plan-costs'
import { gulfWork as malayalamGulf } from '@/content/ml/plan-work-steps'
import { usualCosts } from '@/content/facts/plan-money'
import { costWhere, usualTitle } from '@/features/plan/money/money-lines'
import { stepsOf } from '@/features/plan/schedule/steps-of'
import { stepWords } from '@/features/plan/schedule/step-words'
import { paperWords } from '@/words/papers'
import { planDeciders } from '@/words/plan-deciders'
import { studyPapers } from '@/words/study-papers'
import { visitPapers } from '@/words/visit-papers'
import { planStepWords } from '@/words/plan-steps'

const countries = new Set([...knownCountries.map(({ key }) => key), ...clearanceCountries])

const everywhere = purposes.flatMap((purpose) =>
  [undefined, ...countries].map((country) => ({ purpose, country })),
)

/** Other terms that only one country's plans may mention. */
const itsOwn: Partial<Record<(typeof everywhere)[number]['country'] & string, readonly string[]>> =
  {
    germany: ['German', 'Goethe', 'APS', 'blocked account'],
    'united states': ['SEVIS'],
    canada: ['Quebec'],
  }

/** Writes short names in capitals: "US" is a country, "us" is not. */
const asWritten = (name: string) => (name.length < 4 ? name.toUpperCase() : name)

const namedBy = new Map(
  [...countries]
    .filter((key) => key !== 'india')
    .map((key) => {
      const { aliases = [] } = knownCountries.find((known) => known.key === key) ?? {}
      const names = [key, ...aliases, ...(itsOwn[key] ?? [])].map(asWritten)
      return [
        key,
        names.map((name) => new RegExp(`\\b${name}\\b`, name.length < 4 ? '' : 'i')),
      ] as const
    }),
)

const countriesIn = (text: string) =>
  [...namedBy].flatMap(([key, names]) => (names.some((name) => name.test(text)) ? [key] : []))

const papersOf = ({ purpose, country }: (typeof everywhere)[number]): readonly string[] =>
  papersFor(purpose, knownCountry(country ?? ''))

const stepOf = (...[purpose, country, step]: [...Parameters<typeof stepsOf>, string]) =>
  stepsOf(purpose, country).find(({ id }) => id === step)

describe('the steps of a plan', () => {
  test.each(everywhere)('to $purpose in $country are consistent', ({ purpose, country }) => {
    const steps = stepsOf(purpose, country)
    const ids = steps.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [at, { id, after, span, decides, officialUrl }] of steps.entries()) {
      for (const before of after) expect(ids.slice(0, at)).toContain(before)
      expect(span.from).toBeGreaterThan(0)
      expect(span.to).toBeGreaterThanOrEqual(span.from)
      expect(planDeciders).toHaveProperty(decides)
      expect(officialUrl ?? 'https://').toMatch(/^https:/)
      for (const words of Object.values(stepWords(purpose, country, id))) expect(words).not.toBe('')
      expect(planStepWords).toHaveProperty(id)
    }
    // All steps lead to one last step.
    const waitedFor = new Set(steps.flatMap(({ after }) => after))
    expect(ids.filter((id) => !waitedFor.has(id))).toEqual([ids.at(-1)])
  })

  test.each(everywhere)(
    'to $purpose in $country name no other country, nor do the costs',
    ({ purpose, country }) => {
      const texts = [
        ...stepsOf(purpose, country).flatMap(({ id }) =>
          Object.values(stepWords(purpose, country, id)),
        ),
        ...usualCosts.flatMap(({ id }) => [usualTitle({ id }), costWhere(id, purpose, country)]),
      ]
      expect(texts.flatMap(countriesIn).filter((key) => key !== country)).toEqual([])
    },
  )

  test.each([
    { code: 'ml', names: malayalamNames, costs: malayalamCosts, gulf: malayalamGulf },
    { code: 'hi', names: hindiNames, costs: hindiCosts, gulf: hindiGulf },
  ])('the texts about costs, and those about the Gulf, name no country in $code', (said) => {
    const { India: _, ...others } = said.names
    const texts = JSON.stringify([said.costs, said.gulf])
    expect(Object.values<string>(others).filter((name) => texts.includes(name))).toEqual([])
    expect(texts).not.toMatch(/APS|SEVIS|Goethe/)
  })

  test.each(purposes)('countries change only steps that exist, to %s', (purpose) => {
    const ids = planSteps[purpose].map(({ id }) => id)
    for (const { add = [], change = {} } of Object.values(planCountries[purpose])) {
      for (const id of Object.keys(change)) expect(ids).toContain(id)
      for (const { before } of add) for (const id of before) expect(ids).toContain(id)
    }
  })

  // A country's step and its paper have one id, as the tuberculosis test for the United Kingdom.
  test.each(purposes)('what countries ask for is a step and a paper, to %s', (purpose) => {
    const isPaper = new Set<string>(everywhere.flatMap((each) => papersOf(each)))
    const isStep = new Set(
      purposes.flatMap((each) =>
        Object.values(planCountries[each]).flatMap(({ add = [] }) => add.map(({ id }) => id)),
      ),
    )
    for (const country of countries) {
      const steps = planCountries[purpose][country]?.add?.map(({ id }) => id) ?? []
      const papers = papersOf({ purpose, country })
      expect({ country, ids: steps.filter((id) => isPaper.has(id)) }).toEqual({
        country,
        ids: papers.filter((id) => isStep.has(id)),
      })
    }
  })

  test('a time span from an office has a link to the office’s page', () => {
    const all = everywhere.flatMap(({ purpose, country }) => stepsOf(purpose, country))
    const own = all.filter(({ rests }) => rests === 'office')
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ officialUrl }) => !officialUrl)).toEqual([])
  })

  test.each(everywhere)(
    'to $purpose in $country nobody gives notice before the visa',
    ({ purpose, country }) => {
      const notice = stepOf(purpose, country, 'notice')
      expect(notice?.after ?? ['visa']).toEqual(['visa'])
    },
  )

  test('India’s clearance is between visa and flight, only for work in its countries', () => {
    expect(clearanceCountries).toHaveLength(clearanceCount)
    for (const { purpose, country } of everywhere) {
      const isAsked = purpose === 'work' && clearanceCountries.some((key) => key === country)
      const clearance = stepOf(purpose, country, 'emigration-clearance')
      expect(clearance?.after).toEqual(isAsked ? ['visa'] : undefined)
      expect(stepOf(purpose, country, 'flight')?.after.includes('emigration-clearance')).toBe(
        isAsked,
      )
    }
  })

  test('a country that only plans use is found by its name', () => {
    expect(gulfCountries).toEqual(regions.get('gulf'))
    expect(planCountry('The Saudi  Arabia')).toBe('saudi arabia')
    expect(planCountry('Dubai')).toBe('united arab emirates')
    expect(planCountry('Atlantis')).toBeUndefined()
    expect(planCountry('constructor')).toBeUndefined()
  })

  test.each([
    ['study', 'united kingdom', ['accept', 'money', 'health', 'uk-tuberculosis-test']],
    ['study', 'canada', ['accept', 'money', 'health', 'canada-province-letter']],
    ['study', 'germany', ['accept', 'money', 'health', 'germany-aps', 'germany-blocked-account']],
    ['visit', 'australia', ['passport', 'reason', 'visit-money', 'insurance']],
  ] as const)(
    'to %s in %s all papers come before the online application',
    (purpose, country, papers) => {
      expect(stepOf(purpose, country, 'appointment')?.after).toEqual(papers)
    },
  )

  test('a level of German takes most of a year, and the money for the UK 28 days', () => {
    for (const country of ['germany', 'austria'] as const)
      expect(stepOf('work', country, 'work-language')?.span).toMatchObject({ from: 26, to: 52 })
    expect(stepOf('study', 'united kingdom', 'money')?.span).toMatchObject({ from: 4, to: 6 })
  })

  // The earliest application is three months before the job, so all later steps have to fit into that time.
  test('in the UK the steps from the application to the job fit into three months', () => {
    const steps = ['appointment', 'visa', 'notice', 'arrive']
    const spans = steps.map((step) => stepOf('work', 'united kingdom', step)?.span.to ?? 0)
    expect(spans.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(13)
  })

  test.each([...countries])(
    'in %s the plan says to ask about a refund before a deposit is paid',
    (country) => {
      expect(stepWords('study', country, 'accept').text).toMatch(/do you get the deposit back/)
    },
  )

  test.each(['united kingdom', 'canada', 'poland'] as const)(
    'in %s the plan says not to pay for the paper that the employer gets',
    (country) => {
      expect(stepWords('work', country, 'permit').text).toMatch(/Do not pay anyone for/)
      const papers = papersFor('work', country).slice(papersFor('work').length)
      expect(papers.map((id) => paperWords[id].text).join()).toMatch(/Do not pay anyone for/)
    },
  )

  test('a work plan for the USA says that a draw decides, and leaves it up to a year', () => {
    const { text } = stepWords('work', 'united states', 'permit')
    expect(text).toMatch(/one draw a year, in March.*high fee.*Do not pay anyone/)
    expect(stepOf('work', 'united states', 'permit')?.span).toMatchObject({ from: 26, to: 52 })
  })

  test.each(purposes)('to %s in the USA the plan leads to the only place to book', (purpose) => {
    expect(stepWords(purpose, 'united states', 'appointment').text).toMatch(
      /in\.usembassy\.gov.*usvisascheduling\.com/,
    )
  })

  test('for Saudi Arabia the plan mentions the test for trades', () => {
    expect(stepWords('work', 'saudi arabia', 'work-papers').text).toMatch(/Saudi Arabia tests/)
  })

  test.each(clearanceCountries)(
    'to work in %s the plan shows the embassy’s advice before the flight',
    (country) => {
      expect(stepWords('work', country, 'flight').text).toMatch(/Indian embassy there advises/)
    },
  )

  test('everybody needs clearance for Iraq, elsewhere some do; women under 30 read what holds for them', () => {
    for (const country of clearanceCountries) {
      const { text } = stepWords('work', country, 'emigration-clearance')
      expect(text.includes('everybody needs it')).toBe(country === 'iraq')
      expect(text.includes('skip this step')).toBe(country !== 'iraq')
      expect(text).toMatch(/Women under 30.*visit visa.*Protector of Emigrants/)
    }
    expect(costWhere('emigration-clearance', 'work', 'iraq')).toMatch(/everybody needs it/)
  })

  test('the health charge is for all students in the UK, but not for nurses and doctors', () => {
    const [work, study] = (['work', 'study'] as const).map((purpose) =>
      costWhere('country-charges', purpose, 'united kingdom'),
    )
    expect(work).toMatch(/not with the Health and Care Worker visa/)
    expect(study).not.toMatch(/Health and Care/)
  })

  // The visa office of a visit asks for the booking, so the place to stay cannot wait for the visa.
  test.each([undefined, ...countries])(
    'for a visit to %s the place to stay is booked before the visa, and the flight is paid after it',
    (country) => {
      expect(stepWords('visit', country, 'reason').text).toMatch(
        /Book a place to stay that you can cancel/,
      )
      const { title, text, late } = stepWords('visit', country, 'flight')
      expect(title).toBe('Book the flight')
      expect(text).toMatch(/change the booking or tell your host/)
      expect(`${text} ${late}`).not.toMatch(/Book a place to stay|room|first weeks/)
      expect(stepWords('study', country, 'flight').text).not.toMatch(
        /the booking or tell your host/,
      )
    },
  )

  test.each(purposes)('photographs are among the papers, to %s', (purpose) => {
    expect(papersFor(purpose)).toContain('photographs')
    expect(visitPapers.photographs).toEqual(studyPapers.photographs)
  })

  test.each(purposes)(
    'to %s in the UK the plan says to check the eVisa before the flight',
    (purpose) => {
      expect(stepWords(purpose, 'united kingdom', 'flight').text).toMatch(/eVisa/)
    },
  )
})
