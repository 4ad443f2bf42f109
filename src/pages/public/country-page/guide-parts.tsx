import { Link } from 'react-router-dom'
import { RubberStamp, statusTones } from '@/components/art/rubber-stamp'
import { OfficialPage, Requirement } from '@/components/requirement'
import { type Purpose, purposes } from '@/content/facts/purposes'
import { countryGuide } from '@/words/country-guide'
import { planLink } from '@/words/plan-link'
import { statusNames } from '@/words/visit-visas'
import type { CountryNotes } from '@/entities/country/country-notes'
import { paths } from '@/lib/navigation/paths'
import { GuidePart, Points } from './guide-part'
import styles from './guide-parts.module.css'
import { JobsThereList } from './jobs-there-list'
import type { Linked } from '@/features/search/link-query'
import { PapersList } from './papers-list'

type Country = { _id: string; name: string }
type Of<Part extends keyof CountryNotes> = { notes: NonNullable<CountryNotes[Part]> }

/** What studying there requires, with its papers. Product 10, Country guide. */
export function StudyThere({ notes, country }: Of<'study'> & { country: Country }) {
  return (
    <GuidePart part="study">
      <Points points={notes.points} />
      <OfficialPage body={notes.officialBody} url={notes.officialUrl} />
      <PapersList purpose="study" country={country} />
    </GuidePart>
  )
}

type WorkProps = {
  notes: CountryNotes['work']
  jobs: readonly Linked[]
  country: Country
}

/** The usual work visa, the jobs that are open there, and the papers. */
export function WorkThere({ notes, jobs, country }: WorkProps) {
  return (
    <GuidePart part="work">
      {notes && (
        <>
          <p>
            {countryGuide.usualVisa}: <strong>{notes.route}</strong>
          </p>
          <Points points={notes.points} />
          <OfficialPage body={notes.officialBody} url={notes.officialUrl} />
        </>
      )}
      <JobsThereList jobs={jobs} />
      {notes && <PapersList purpose="work" country={country} />}
    </GuidePart>
  )
}

/** Whether visits are open, restricted or closed, and the papers. */
export function Visit({ notes, country }: Of<'visit'> & { country: Country }) {
  return (
    <GuidePart part="visit">
      <p className={styles.status}>
        {countryGuide.visitStatus}:{' '}
        <RubberStamp tone={statusTones[notes.status]}>{statusNames[notes.status]}</RubberStamp>
      </p>
      <p>{notes.summary}</p>
      <OfficialPage body={notes.officialBody} url={notes.officialUrl} />
      <PapersList purpose="visit" country={country} />
    </GuidePart>
  )
}

/** The ways to stay permanently, with what each requires. */
export function LiveThere({ notes: { routes, adviser } }: { notes: CountryNotes }) {
  return (
    <GuidePart part="live">
      {routes.length > 0 && <p className="quiet">{countryGuide.liveIntro}</p>}
      <div className={styles.routes}>
        {routes.map(({ id, kind, ...route }) => (
          <Requirement key={id} subtitle={kind} {...route} />
        ))}
      </div>
      <p>
        <Link to={paths.immigration.href()}>{countryGuide.immigration}</Link>
      </p>
      {adviser && (
        <div className={styles.adviser}>
          <h3>{countryGuide.advisers}</h3>
          <p>{adviser.text}</p>
          <OfficialPage body={adviser.officialBody} url={adviser.url} />
        </div>
      )}
    </GuidePart>
  )
}

/** Links to the plans that no part above offers. */
export function PlanThere({ told, country }: { told: readonly Purpose[]; country: Country }) {
  return (
    <GuidePart part="plan">
      <p>{planLink.intro}</p>
      <ul className={`plain-list ${styles.ways}`}>
        {purposes
          .filter((purpose) => !told.includes(purpose))
          .map((purpose) => (
            <li key={purpose}>
              <Link
                to={paths.plan.href({ purpose, country: country._id })}
                className="button button-plain"
              >
                {planLink[purpose]}
              </Link>
            </li>
          ))}
      </ul>
    </GuidePart>
  )
}
