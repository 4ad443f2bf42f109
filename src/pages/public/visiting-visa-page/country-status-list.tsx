import type { VisitCountry } from '@/content/facts/visit-countries'
import { countryNames } from '@/words/countries'
import { visitVisas } from '@/words/visit-visas'
import { visitingVisa } from '@/words/visiting-visa'
import { CountryStatusCard } from './country-status-card'
import styles from './country-status-list.module.css'

const summaryOf = ({ name }: VisitCountry) => visitVisas[name].summary

/** The countries in their order; neighbours with the same summary are grouped together. */
function bySummary(countries: readonly VisitCountry[]): [VisitCountry, ...VisitCountry[]][] {
  const groups: [VisitCountry, ...VisitCountry[]][] = []
  for (const country of countries) {
    const last = groups.at(-1)
    if (last && summaryOf(last[0]) === summaryOf(country)) last.push(country)
    else groups.push([country])
  }
  return groups
}

/** Status cards; what several countries share is said once, above them. */
export function CountryStatusList({ countries }: { countries: readonly VisitCountry[] }) {
  return (
    <ul className={`plain-list ${styles.cards}`}>
      {bySummary(countries).map((group) => {
        const [first] = group
        if (group.length === 1) {
          return <CountryStatusCard key={first.slug} country={first} alone />
        }
        return (
          <li key={first.slug} className={styles.together}>
            <p>
              <strong>
                {visitingVisa.shared(group.map(({ name }) => countryNames[name]).join(', '))}
              </strong>{' '}
              {summaryOf(first)}
            </p>
            <ul className={`plain-list ${styles.cards}`}>
              {group.map((country) => (
                <CountryStatusCard key={country.slug} country={country} alone={false} />
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
