import { Link } from 'react-router-dom'
import { countryGuide } from '@/words/country-guide'
import { paths } from '@/lib/navigation/paths'
import { cutName } from '@/lib/text/cut-text'
import { langOfSent } from '@/lib/text/lang-of'
import type { Linked } from '@/features/search/link-query'
import styles from './jobs-there-list.module.css'

/** The most that are shown; a longer list has its own page. */
const MOST = 12

/** The categories of jobs that name a country, each a link to its jobs. */
export function JobsThereList({ jobs }: { jobs: readonly Linked[] }) {
  if (jobs.length === 0) return null
  return (
    <div className={styles.jobs}>
      <h3>{countryGuide.jobs}</h3>
      <ul className="plain-list">
        {jobs.slice(0, MOST).map(({ _id, name }) => (
          <li key={_id}>
            <Link to={paths.latestJobs.href(_id)} lang={langOfSent(name)}>
              {cutName(name)}
            </Link>
          </li>
        ))}
        {jobs.length > MOST && (
          <li>
            <Link to={paths.latest.href()}>{countryGuide.allJobs}</Link>
          </li>
        )}
      </ul>
    </div>
  )
}
