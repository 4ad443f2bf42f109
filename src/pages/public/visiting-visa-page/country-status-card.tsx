import { Link } from 'react-router-dom'
import { LazyCountryScene } from '@/components/art/country-scene-lazy'
import { RubberStamp, statusTones } from '@/components/art/rubber-stamp'
import { OutLink } from '@/components/out-link'
import type { VisitCountry } from '@/content/facts/visit-countries'
import { countryNames } from '@/words/countries'
import { statusNames, visitVisas } from '@/words/visit-visas'
import { components } from '@/words/components'
import { paths } from '@/lib/navigation/paths'
import styles from './country-status-card.module.css'

type Props = {
  country: VisitCountry
  /** False if its summary is above, for several countries together. */
  alone: boolean
}

/**
 * Whether a country takes visit visa applications: a stamped word, never a colour alone. If the site says
 * more about it, its name links to the search, which leads to its page whatever id the API uses.
 */
export function CountryStatusCard({ country, alone }: Props) {
  const { name, status, officialUrl, isVisitOnly } = country
  const { summary, officialBody } = visitVisas[name]
  return (
    <li className={styles.card}>
      <LazyCountryScene name={name} width={240} height={120} className={styles.scene} />
      <h3>
        {isVisitOnly ? (
          countryNames[name]
        ) : (
          <Link to={paths.search.href(countryNames[name])} state={{ part: 'visit' }}>
            {countryNames[name]}
          </Link>
        )}
      </h3>
      <RubberStamp tone={statusTones[status]}>{statusNames[status]}</RubberStamp>
      {alone && <p>{summary}</p>}
      <p className="small">
        {components.officialPage}: <OutLink url={officialUrl}>{officialBody}</OutLink>
      </p>
    </li>
  )
}
