import { Link } from 'react-router-dom'
import { countryGuide } from '@/words/country-guide'
import { ENQUIRY_ID } from '@/features/enquire/enquiry-form'
import { watchLate } from '@/lib/loading/watch-late'
import type { GuidePartName } from './guide-part'
import styles from './guide-contents.module.css'

const watch = (contents: HTMLElement | null) =>
  contents
    ? watchLate(
        () => import('./mark-part'),
        ({ markPart }) => markPart(contents),
      )
    : undefined

/**
 * The list of contents, which stays in view while the reader scrolls, with a link to the form at its end. The
 * part that is being read is marked. Product 10, Country guide.
 */
export function GuideContents({ parts }: { parts: readonly GuidePartName[] }) {
  return (
    <nav ref={watch} aria-label={countryGuide.contents} className={styles.contents}>
      <ul className={`plain-list ${styles.list}`}>
        {(['facts', ...parts] as const).map((part) => (
          <li key={part}>
            <Link to={`#${part}`}>{countryGuide.short[part]}</Link>
          </li>
        ))}
      </ul>
      <Link to={`#${ENQUIRY_ID}`} className={`button ${styles.ask}`}>
        {countryGuide.ask}
      </Link>
    </nav>
  )
}
