import type { ReactNode } from 'react'
import { adminUsers } from '@/words/admin-users'
import styles from './table.module.css'

/** Only a single address becomes a link. Half of a surrogate pair is refused: `encodeURI` throws at it. */
const EMAIL = /^[^\s@?&<>"\p{Cs}]+@[^\s@?&<>"\p{Cs}]+$/u
/** What a phone can dial. */
const PHONE = /^\+?[\d\s()-]{3,25}$/

/**
 * A user's e-mail address as a link; null if there is none. `below`: in a line of its own below a
 * name. Like `phoneOf` it is a plain function, as each key press in the users' search renders fifty.
 */
export function emailOf(address: string, below = false): ReactNode {
  if (!address) return null
  const look = below ? styles.below : styles.contact
  if (!EMAIL.test(address)) return <span className={look}>{address}</span>
  // Unless it is encoded, everything from a "#" on would be lost.
  const to = encodeURI(address).replaceAll('#', '%23')
  return (
    <a href={`mailto:${to}`} className={look}>
      {address}
    </a>
  )
}

/** A user's phone number as a link. */
export function phoneOf(number: string): ReactNode {
  if (!number) return adminUsers.none
  if (!PHONE.test(number)) return number
  return (
    <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} className={styles.contact}>
      {number}
    </a>
  )
}
