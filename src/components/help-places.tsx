import {
  type Helpline,
  helplines,
  type LookUpPlace,
  lookUpPlaces,
} from '@/content/facts/official-help'
import { callFrom, helplineWords, placeWords } from '@/words/official-help'
import styles from './help-places.module.css'
import { OutLink } from './out-link'

/** Registers and offices, each with what to look for there. Product 10, Checking an offer. */
export function LookUpPlaces({ places }: { places: readonly LookUpPlace[] }) {
  return (
    <ul className={styles.list}>
      {places.map((id) => (
        <li key={id}>
          <OutLink url={lookUpPlaces[id]}>{placeWords[id].name}</OutLink>
          <span className={styles.more}>{placeWords[id].lookFor}</span>
        </li>
      ))}
    </ul>
  )
}

/** Helplines, each with when to call it. Product 10, Checking an offer. */
export function Helplines({ calls }: { calls: readonly Helpline[] }) {
  return (
    <ul className={styles.list}>
      {calls.map((id) => (
        <li key={id}>
          <strong>{helplineWords[id].name}</strong>
          <span className={styles.more}>{helplineWords[id].when}</span>
          {helplines[id].map(({ from, display, tel }) => (
            <span key={tel} className={styles.number}>
              <a href={`tel:${tel}`}>{display}</a> <span className="quiet">{callFrom[from]}</span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
