import { compare } from '@/words/compare'
import styles from './comparison.module.css'

type Props = {
  /** Ids that the API does not know, or no longer knows. */
  unknown: readonly string[]
  /** Names of countries beyond the maximum. */
  more: readonly string[]
  onTakeOff: (id: string) => void
}

/** Says which countries of the address are not side by side, and why. */
export function LeftOut({ unknown, more, onTakeOff }: Props) {
  if (unknown.length + more.length === 0) return null
  return (
    <div role="alert" className={styles.leftOut}>
      {unknown.map((id) => (
        <p key={id}>
          {compare.unknown(id)}{' '}
          <button type="button" className="link-button" onClick={() => onTakeOff(id)}>
            {compare.takeOff}
            <span className="visually-hidden"> {id}</span>
          </button>
        </p>
      ))}
      {more.length > 0 && <p>{compare.tooMany(more.join(', '))}</p>}
    </div>
  )
}
