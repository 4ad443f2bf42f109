import { company } from '@/content/facts/company'
import { office } from '@/words/office'
import { mapLink } from '@/lib/text/map-link'
import styles from './office.module.css'

/** The office's address, and a link that opens a map there. */
export function OfficeAddress() {
  return (
    <>
      <address className={styles.address}>
        {company.addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className={styles.directions}>
        <a href={mapLink(company.addressLines.join(', '))} target="_blank" rel="noreferrer">
          {office.directions} <span className="small">({office.directionsHint})</span>
        </a>
      </p>
    </>
  )
}
