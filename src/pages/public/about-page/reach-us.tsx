import { OfficeAddress } from '@/components/office-address'
import { OfficeHours } from '@/components/office-hours'
import { about } from '@/words/about'
import { office } from '@/words/office'
import styles from './reach-us.module.css'

/** Where the office is, when it is open, and who answers there. */
export function ReachUs() {
  return (
    <section className={styles.band} aria-labelledby="reach-heading">
      <div className="container section">
        <h2 id="reach-heading">{about.reachHeading}</h2>
        <div className={styles.columns}>
          <div>
            <h3>{office.whoHeading}</h3>
            <p>{office.who}</p>
          </div>
          <div>
            <h3>{office.hoursHeading}</h3>
            <OfficeHours />
          </div>
          <div>
            <h3>{office.addressHeading}</h3>
            <OfficeAddress />
          </div>
        </div>
      </div>
    </section>
  )
}
