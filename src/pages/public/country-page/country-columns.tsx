import type { ReactNode, Ref } from 'react'
import type { CountryInList } from '@/entities/country/schema'
import { CountryEnvelope } from './country-envelope'
import styles from './country-guide.module.css'

type Props = {
  /** The country of the envelope; undefined if it no longer exists. */
  envelope: CountryInList | undefined
  column?: Ref<HTMLDivElement>
  /** The form beside it. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A country's envelope, what is below it and what is beside it. The layout is the same while a country known
 * from a list loads and after that, so that what is being read does not move. Product 2, /country/:id.
 */
export function CountryColumns({ envelope, column, aside, children }: Props) {
  return (
    <div className={`container section ${styles.page}`} data-paper="stack">
      <div ref={column}>
        {envelope && <CountryEnvelope country={envelope} />}
        {children}
      </div>
      {aside}
    </div>
  )
}
