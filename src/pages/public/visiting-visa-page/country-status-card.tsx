import { LazyCountryScene } from '@/components/art/country-scene-lazy'
import { RubberStamp, statusTones } from '@/components/art/rubber-stamp'
import { OutLink } from '@/components/out-link'
import type { VisitCountry } from '@/content/facts/visit-countries'
import { countryNames } from '@/words/countries'
import { statusNames, visitVisas } from '@/words/visit-visas'
import { components } from '@/words/components'
import { CountryLink } from '@/entities/country/country-link'
import styles from './country-status-card.module.css'

type Props = {
  country: VisitCountry
  /** False if its summary is above, for several countries together. */
  alone: boolean
}

/**
 * Whether a country takes visit visa applications: a stamped word, never a colour alone. Its name leads to its page, or
 * to the search if the site says more about it.
 */
export function CountryStatusCard({ country, alone }: Props) {
  const { name, status, officialUrl, isVisitOnly } = country
  const { summary, officialBody } = visitVisas[name]
  return (
    <li className={styles.card}>
      <LazyCountryScene name={name} width={240} height={120} className={styles.scene} />
      <h3>
        <CountryLink
          name={name}
          shown={countryNames[name]}
          part="visit"
          onlyIfKnown={isVisitOnly}
        />
      </h3>
      <RubberStamp tone={statusTones[status]}>{statusNames[status]}</RubberStamp>
      {alone && <p>{summary}</p>}
      <p className="small">
        {components.officialPage}: <OutLink url={officialUrl}>{officialBody}</OutLink>
      </p>
    </li>
  )
}
