import { adminUsers } from '@/content/admin-users'
import styles from './table.module.css'

type EmailProps = {
  address: string
  /** In a line of its own below a name. */
  below?: boolean
}

/** A user's address, to write to; nothing where there is none. */
export function Email({ address, below = false }: EmailProps) {
  if (!address) return null
  return (
    <a href={`mailto:${address}`} className={below ? styles.below : styles.contact}>
      {address}
    </a>
  )
}

/** A user's number, to call. */
export function Phone({ number }: { number: string }) {
  if (!number) return adminUsers.none
  return (
    <a href={`tel:${number.replaceAll(' ', '')}`} className={styles.contact}>
      {number}
    </a>
  )
}
