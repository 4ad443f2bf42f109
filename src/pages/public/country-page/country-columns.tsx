import type { ReactNode, Ref } from 'react'
import { Trail } from '@/components/trail'
import { countryName } from '@/words/country-names'
import { trail } from '@/words/trail'
import type { CountryInList } from '@/entities/country/schema'
import { allCountries } from '@/lib/navigation/all-countries'
import { paths } from '@/lib/navigation/paths'
import { langOfSent } from '@/lib/text/lang-of'
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

function stepTo({ _id, name }: CountryInList) {
  const shown = countryName(name)
  return { name: shown, path: paths.country.href(_id), lang: langOfSent(shown, name) }
}

/**
 * The way to a country, its envelope, what is below it and what is beside it. The layout is the same while a country known
 * from a list loads and after that, so that what is being read does not move. Product 2, /country/:id.
 */
export function CountryColumns({ envelope, column, aside, children }: Props) {
  return (
    <div className="container section">
      <Trail
        way={[{ name: trail.countries, path: allCountries }]}
        here={envelope && stepTo(envelope)}
      />
      <div className={styles.page} data-paper="stack">
        <div ref={column}>
          {envelope && <CountryEnvelope country={envelope} />}
          {children}
        </div>
        {aside}
      </div>
    </div>
  )
}
