import type { ReactNode } from 'react'
import { adminUsers } from '@/words/admin-users'
import styles from './table.module.css'

/** One address alone becomes a link; half of a surrogate pair is in none, and `encodeURI` throws at it. */
const EMAIL = /^[^\s@?&<>"\p{Cs}]+@[^\s@?&<>"\p{Cs}]+$/u
/** What a phone can dial. */
const PHONE = /^\+?[\d\s()-]{3,25}$/

/**
 * A user's address, to write to; nothing where there is none. `below`: in a line of its own below a
 * name. As the number's, a plain function: a key in the search of the users draws fifty.
 */
export function emailOf(address: string, below = false): ReactNode {
  if (!address) return null
  const look = below ? styles.below : styles.contact
  if (!EMAIL.test(address)) return <span className={look}>{address}</span>
  // What follows a bare "#" would be lost.
  const to = encodeURI(address).replaceAll('#', '%23')
  return (
    <a href={`mailto:${to}`} className={look}>
      {address}
    </a>
  )
}

/** A user's number, to call. */
export function phoneOf(number: string): ReactNode {
  if (!number) return adminUsers.none
  if (!PHONE.test(number)) return number
  return (
    <a href={`tel:${number.replaceAll(/[^\d+]/g, '')}`} className={styles.contact}>
      {number}
    </a>
  )
}
