import { Link } from 'react-router-dom'
import { Postmark } from '@/components/art/postmark'
import { Stamp } from '@/components/art/stamp'
import { shortlist } from '@/words/shortlist-page'
import { allCountries } from '@/lib/navigation/all-countries'
import { paths } from '@/lib/navigation/paths'
import styles from './empty-list.module.css'

const words = shortlist.empty

/** Shown if nothing is saved yet: how to save, and where to look. */
export function EmptyList() {
  return (
    <div className={styles.empty}>
      <div className={styles.stamp} aria-hidden="true">
        <Stamp tone="franked">
          <Postmark text={words.postmark} />
        </Stamp>
      </div>
      <div>
        <h2>{words.heading}</h2>
        <p>{words.text}</p>
        <ul className={`plain-list ${styles.ways}`}>
          <li>
            <Link to={allCountries} className="button">
              {words.countries}
            </Link>
          </li>
          <li>
            <Link to={paths.latest.href()} className="button button-plain">
              {words.jobs}
            </Link>
          </li>
          <li>
            <Link to={paths.search.href()} className="button button-plain">
              {words.search}
            </Link>
          </li>
          <li>
            <Link to={paths.plan.href()} className="button button-plain">
              {words.plan}
            </Link>
          </li>
        </ul>
      </div>
      <ul className={`plain-list ${styles.uses}`}>
        {words.uses.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
