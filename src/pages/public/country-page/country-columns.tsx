import type { ReactNode, Ref } from 'react'
import type { CountryInList } from '@/entities/country/schema'
import { CountryEnvelope } from './country-envelope'
import styles from './country-guide.module.css'

type Props = {
  /** The country of the envelope; none where it is not there any more. */
  envelope: CountryInList | undefined
  column?: Ref<HTMLDivElement>
  /** The form beside it. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A country's envelope, what is below it and what is beside it: the same while the country is on its
 * way, of which a list has told, and when it is there, so that what is read stays where it is.
 * Product 2, /country/:id.
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
