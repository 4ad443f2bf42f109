import { adminUsers } from '@/content/admin-users'
import styles from './table.module.css'

/** A user's address, to write to. */
export function Email({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className={styles.contact}>
      {address}
    </a>
  )
}

/** The address as it stands below a name; nothing where there is none. */
export function EmailBelow({ address }: { address: string }) {
  if (!address) return null
  return (
    <span className={styles.below}>
      <Email address={address} />
    </span>
  )
}

/** A user's number, to call. */
export function Phone({ number }: { number: string }) {
  if (!number) return adminUsers.none
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`} className={styles.contact}>
      {number}
    </a>
  )
}
