import { type ReactNode, useId } from 'react'
import { CountryCard } from './country-card'
import styles from './country-stamps.module.css'
import type { CountryInList } from './schema'

type Props = {
  countries: readonly CountryInList[]
  /** A control in the corner of each stamp. */
  corner?: (country: CountryInList) => ReactNode
}

/** Countries as a sheet of stamps: 3 columns on small screens, 4 on medium, 6 on large. */
export function CountryStamps({ countries, corner }: Props) {
  const postmark = useId()
  return (
    <ul className={`plain-list ${styles.sheet}`} data-paper="tiles">
      {countries.map((country, index) => (
        <li key={country._id}>
          <CountryCard country={country} postmark={postmark} isFirst={index === 0} />
          {corner?.(country)}
        </li>
      ))}
    </ul>
  )
}
