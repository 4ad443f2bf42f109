import { purposes } from '@/content/facts/purposes'
import { checkAgain } from '@/words/written-on'
import { countryNotes } from '@/entities/country/country-notes'
import styles from './country-guide.module.css'
import type { GuidePartName } from './guide-part'
import { LiveThere, PlanThere, StudyThere, Visit, WorkThere } from './guide-parts'
import type { Linked } from '@/features/search/link-query'

type Props = { country: { _id: string; name: string }; jobs: readonly Linked[] }

/** The parts that have something to say about a country, in the order of the page. */
export function partsOf({ country: { name }, jobs }: Props): GuidePartName[] {
  const { study, work, visit, routes, adviser } = countryNotes(name)
  const told: Record<GuidePartName, boolean> = {
    study: study !== undefined,
    work: work !== undefined || jobs.length > 0,
    visit: visit !== undefined,
    live: routes.length > 0 || adviser !== undefined,
    plan: !(study && work && visit),
  }
  const isPart = (part: string): part is GuidePartName => part in told
  return Object.keys(told)
    .filter(isPart)
    .filter((part) => told[part])
}

/** What the site's own texts about a country tell of. */
export function toldPurposes(name: string) {
  const notes = countryNotes(name)
  return purposes.filter((purpose) => notes[purpose])
}

/** The parts of the guide to a country, each only if there is something to say. */
export function CountryParts({ country, jobs }: Props) {
  const notes = countryNotes(country.name)
  const { study, work, visit } = notes
  const parts = partsOf({ country, jobs })
  const isOurs = study ?? work ?? visit ?? parts.includes('live')
  return (
    <>
      {study && <StudyThere notes={study} country={country} />}
      {parts.includes('work') && <WorkThere notes={work} jobs={jobs} country={country} />}
      {visit && <Visit notes={visit} country={country} />}
      {parts.includes('live') && <LiveThere notes={notes} />}
      {parts.includes('plan') && <PlanThere told={toldPurposes(country.name)} country={country} />}
      {isOurs && <p className={`quiet small ${styles.checked}`}>{checkAgain}</p>}
    </>
  )
}
