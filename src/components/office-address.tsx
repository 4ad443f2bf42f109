import { company } from '@/content/facts/company'
import { office } from '@/words/office'
import { mapLink } from '@/lib/text/map-link'
import styles from './office.module.css'
import { OutLink } from './out-link'

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
        <OutLink url={mapLink(company.addressLines.join(', '))} newTab="" hostless>
          {office.directions} <span className="small">({office.directionsHint})</span>
        </OutLink>
      </p>
    </>
  )
}
