// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { knownCountries } from '@/content/facts/countries'
import { planCountries } from '@/content/facts/plan-countries'
import { planSteps } from '@/content/facts/plan-steps'
import { purposes } from '@/content/facts/purposes'
import { stepsOf } from '@/features/plan/steps-of'
import { stepWords } from '@/features/plan/step-words'
import { planDeciders } from '@/words/plan-deciders'
import { planStepWords } from '@/words/plan-steps'

const everywhere = purposes.flatMap((purpose) =>
  [undefined, ...knownCountries.map(({ key }) => key)].map((country) => ({ purpose, country })),
)

describe('the steps of a plan', () => {
  test.each(everywhere)('to $purpose in $country hang together', ({ purpose, country }) => {
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
    // All leads to one last step.
    const waitedFor = new Set(steps.flatMap(({ after }) => after))
    expect(ids.filter((id) => !waitedFor.has(id))).toEqual([ids.at(-1)])
  })

  test.each(purposes)('countries change only steps that there are, to %s', (purpose) => {
    const ids = planSteps[purpose].map(({ id }) => id)
    for (const { add = [], change = {} } of Object.values(planCountries[purpose])) {
      for (const id of Object.keys(change)) expect(ids).toContain(id)
      for (const { before } of add) for (const id of before) expect(ids).toContain(id)
    }
  })

  test('a span that is the office’s own comes with the office’s page', () => {
    const all = everywhere.flatMap(({ purpose, country }) => stepsOf(purpose, country))
    const own = all.filter(({ rests }) => rests === 'office')
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ officialUrl }) => !officialUrl)).toEqual([])
  })
})
