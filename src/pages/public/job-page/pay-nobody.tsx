import { Link } from 'react-router-dom'
import { Notice } from '@/components/notice'
import { OfficialPage } from '@/components/requirement'
import { recruitersUrl } from '@/content/facts/jobs'
import { paths } from '@/lib/navigation/paths'
import { jobs } from '@/words/jobs'
import styles from './pay-nobody.module.css'

const [first, ...others] = jobs.warning

/**
 * What to know before paying anyone for a job. `folded`: on a narrow screen only the first part is visible
 * and the rest opens, so that the form below is not far away. Product 2, /job and /job/:id.
 */
export function PayNobody({ folded }: { folded: boolean }) {
  const official = <OfficialPage body={jobs.warningOfficialBody} url={recruitersUrl} />
  return (
    <Notice heading={jobs.warningHeading}>
      <p>
        <strong>{jobs.notRecruiter}</strong>
      </p>
      <Points points={folded ? [first] : jobs.warning} />
      {folded ? (
        <details className={styles.rest}>
          <summary>{jobs.warningMore}</summary>
          <Points points={others} />
          {official}
        </details>
      ) : (
        official
      )}
      <p>
        <Link to={paths.checkOffer.href()}>{jobs.warningCheck}</Link>
      </p>
    </Notice>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
