import type { Exports } from './facts-check'
import type { Words } from './words-check'

/** In the facts: the ids at a way. In the words of each language: the group that has a text for each of them. */
type Ids = readonly [factsFile: string, ids: string, wordsFile: string, group: string]

/** Where ids are. In a way, `*` stands for each entry of a list or a group, and `#` for the names of its entries. */
export const idPlaces: readonly Ids[] = [
  ['about.ts', 'registers.*.id', 'about.ts', 'about.check.links'],
  ['advisers.ts', 'advisers.*.country', 'countries.ts', 'countryNames'],
  ['check-offer.ts', 'offerAnswers.*', 'check-offer.ts', 'checkOffer.answers'],
  ['check-offer.ts', 'offerKinds.*', 'check-offer.ts', 'checkOffer.kinds'],
  ['check-offer.ts', 'offerRules.#', 'check-offer-rules.ts', 'offerRuleWords'],
  ['company.ts', 'company.phones.*.id', 'company.ts', 'companyWords.phones'],
  ['company.ts', 'company.registrations.*.id', 'company.ts', 'companyWords.registrations'],
  ['company.ts', 'company.registrations.*.id', 'verify.ts', 'verify.numbers.must'],
  ['company.ts', 'company.registrations.*.id', 'verify.ts', 'verify.numbers.registers'],
  ['data-notice.ts', 'noticePlaces.*', 'data-notice.ts', 'dataNotice.places'],
  ['enquiry-options.ts', 'immigrationCountries.*', 'countries.ts', 'countryNames'],
  ['enquiry-options.ts', 'jobCountries.*', 'countries.ts', 'countryNames'],
  ['enquiry-options.ts', 'studyCountries.*', 'countries.ts', 'countryNames'],
  ['enquiry-options.ts', 'visaTypes.*.*', 'visa-types.ts', 'visaTypeNames'],
  ['immigration.ts', 'adviserRegisters.*.country', 'immigration.ts', 'immigration.warning'],
  ['immigration.ts', 'immigrationRoutes.*.id', 'immigration.ts', 'immigration.routes'],
  ['immigration.ts', 'routeKinds.*', 'immigration.ts', 'immigration.kinds'],
  ['jobs.ts', 'jobRequirements.*.country', 'jobs.ts', 'jobs.requirements'],
  ['jobs.ts', 'testimonials.*.id', 'testimonials.ts', 'testimonialWords.said'],
  ['official-help.ts', 'helplines.#', 'official-help.ts', 'helplineWords'],
  ['official-help.ts', 'helplines.*.*.from', 'official-help.ts', 'callFrom'],
  ['official-help.ts', 'lookUpPlaces.#', 'official-help.ts', 'placeWords'],
  ['page-keywords.ts', 'pageKeywords.#', 'site-pages.ts', 'sitePages.pages'],
  ['papers.ts', 'countryPapers.*.*.*', 'papers.ts', 'paperWords'],
  ['papers.ts', 'papers.*.*', 'papers.ts', 'paperWords'],
  ['plan-countries.ts', 'planCountries.*.*.add.*.decides', 'plan-deciders.ts', 'planDeciders'],
  ['plan-countries.ts', 'planCountries.*.*.add.*.id', 'plan-steps.ts', 'planStepWords'],
  ['plan-money.ts', 'usualCosts.*.id', 'plan-costs.ts', 'costWords'],
  ['plan-steps.ts', 'planSteps.*.*.decides', 'plan-deciders.ts', 'planDeciders'],
  ['plan-steps.ts', 'planSteps.*.*.id', 'plan-steps.ts', 'planStepWords'],
  ['purposes.ts', 'purposes.*', 'plan.ts', 'plan.purposes'],
  ['stored-things.ts', 'storedThings.*.id', 'stored-things.ts', 'storedThings'],
  ['study.ts', 'studyNotes.*.country', 'study.ts', 'study.notes'],
  ['visit-countries.ts', 'visitCountries.*.name', 'visit-visas.ts', 'visitVisas'],
  ['visit-countries.ts', 'visitCountries.*.status', 'visit-visas.ts', 'statusNames'],
]

function textsAt(value: unknown, [key, ...rest]: readonly string[]): string[] {
  if (key === undefined) return typeof value === 'string' ? [value] : []
  const parts: object = Object(value)
  if (key === '#') return Object.keys(parts)
  const next: unknown[] = key === '*' ? Object.values(parts) : [Reflect.get(parts, key)]
  return next.flatMap((part) => textsAt(part, rest))
}

/** The ids to which a way leads in a file of facts. */
export const idsAt = (exports: Exports | undefined, ids: string): string[] =>
  textsAt(exports, ids.split('.'))

const valueAt = (value: unknown, way: string): unknown =>
  way.split('.').reduce((part, key) => Reflect.get(Object(part), key), value)

type Files = Readonly<Record<string, Exports>>

/** A place in the words of a language that has no text for an id, and the fact that has the id. */
type Missing = { place: string; why: string }

function missingIn(facts: Files, words: Words): Missing[] {
  return idPlaces.flatMap(([factsFile, ids, wordsFile, group]) => {
    const there: object = Object(valueAt(words[wordsFile], group))
    const fact = ids.split('.')[0] ?? ''
    return idsAt(facts[factsFile], ids)
      .filter((id) => !Object.hasOwn(there, id))
      .map((id) => ({
        place: `${wordsFile}: ${group}.${id}`,
        why: `src/content/facts/${factsFile} has ${JSON.stringify(id)} in ${fact}`,
      }))
  })
}

const lines = (code: string, missing: readonly Missing[]) =>
  missing.map(({ place, why }) => `src/content/${code}/${place} is missing; ${why}`)

/**
 * The ids of facts that have no words, a line for each in each language. What English has and another language lacks is
 * not named here, but among the words. Decision 250.
 */
export function idFaults(
  facts: Files,
  english: Words,
  others: Readonly<Record<string, Words>>,
): string[] {
  const missing = missingIn(facts, english)
  const places = new Set(missing.map(({ place }) => place))
  const inOthers = Object.entries(others).flatMap(([code, words]) =>
    lines(
      code,
      missingIn(facts, words).filter(({ place }) => places.has(place)),
    ),
  )
  return [...new Set([...lines('en', missing), ...inOthers])]
}
