import { useId } from 'react'
import { Link } from 'react-router-dom'
import { appliedWork } from '@/words/applied-work'
import { paths } from '@/lib/navigation/paths'
import styles from './work-label.module.css'
import { langOfSent } from '@/lib/text/lang-of'

const { label, toForm, notEmployer, leaveOffQuestion, leaveOff } = appliedWork

type Props = {
  name: string
  category: { _id: string; name: string } | undefined
  points: readonly string[]
  /** The work loads late, and the form below must not move. */
  roomy: boolean
}

/** The work applied for, with all its details. */
export function WorkLabel({ name, category, points, roomy }: Props) {
  const id = useId()
  return (
    <section className={styles.work} aria-labelledby={id} data-roomy={roomy || undefined}>
      <div className={styles.label}>
        <p>{label}</p>
        <h2 id={id} lang={langOfSent(name)}>
          {name}
        </h2>
      </div>
      {category && (
        <p>
          <Link to={paths.latestJobs.href(category._id)} lang={langOfSent(category.name)}>
            {category.name}
          </Link>
        </p>
      )}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point} lang={langOfSent(point)}>
              {point}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.toForm}>
        <a href="#job" className="button">
          {toForm}
        </a>
      </p>
      <p>{notEmployer}</p>
      <p className="small">
        {leaveOffQuestion} <Link to={paths.job.href()}>{leaveOff}</Link>
      </p>
    </section>
  )
}
