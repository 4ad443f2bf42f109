import { compare } from '@/words/compare'
import type { Country } from '@/entities/country/schema'
import styles from './comparison.module.css'
import { comparisonOf, type Group } from './groups'
import { ON_PHONE } from './on-phone'
import { summaryOf } from './summary'

type Props = {
  /** The countries that have loaded, in the order of their columns. */
  countries: readonly Country[]
  /** What they say. */
  groups: readonly Group[]
  /** The names of the columns, also of those that still load. */
  names: readonly string[]
  /** How many countries are chosen. */
  chosen: number
  isLoading: boolean
}

/** Counts of two digits: a sentence with them keeps enough room while the countries load. */
const MANY = { different: 10, same: 10, partial: 10 }

/** The comparison in a sentence, read out with each change; on a phone, of the two countries that it shows. */
export function CompareSummary(props: Props) {
  const { countries, names } = props
  const onPhone = countries.slice(0, ON_PHONE)
  return (
    <p role="status" className={styles.summary}>
      {names.length > ON_PHONE ? (
        <>
          <Sentence {...props} where={styles.wide} />
          <Sentence
            {...props}
            countries={onPhone}
            groups={comparisonOf(onPhone)}
            names={names.slice(0, ON_PHONE)}
            where={styles.narrow}
          />
        </>
      ) : (
        <Sentence {...props} />
      )}
    </p>
  )
}

type SentenceProps = Props & { where?: string | undefined }

function Sentence({ countries, groups, names, chosen, isLoading, where }: SentenceProps) {
  const room = compare.summary(compare.together(names), MANY)
  return (
    <span data-room={isLoading ? room : undefined} className={where}>
      {!isLoading && summaryOf(countries, groups, chosen)}
    </span>
  )
}
