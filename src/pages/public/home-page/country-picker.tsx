import { useCallback, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { VisitCountry } from '@/content/facts/visit-countries'
import { countryNames } from '@/words/countries'
import { statusNames, visitVisas } from '@/words/visit-visas'
import { LazyCountryScene } from '@/components/art/country-scene-lazy'
import { Postmark } from '@/components/art/postmark'
import { RubberStamp, statusTones } from '@/components/art/rubber-stamp'
import { Stamp } from '@/components/art/stamp'
import { OutLink } from '@/components/out-link'
import styles from './country-picker.module.css'

type Props = {
  label: string
  /** What to do, shown while no country is chosen. */
  hint: string
  /** The text of the postmark above the hint. */
  postmark: string
  countries: readonly VisitCountry[]
  decidedBy: string
  /** A link in each entry; the page that it leads to gets the country's name in its state. */
  next: { label: string; href: string }
}

/**
 * Choosing a country shows its entry. The entry follows its radio button, and the style sheet alone shows it,
 * so the picker works before the code loads and without JavaScript; the code adds the stamp's picture.
 * Product 2, Home page.
 */
export function CountryPicker({ label, hint, postmark, countries, decidedBy, next }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState('')

  const findChosen = useCallback((picker: HTMLElement | null) => {
    // The reader may have chosen before the code loaded.
    const checked = picker?.querySelector('input:checked')
    if (checked instanceof HTMLInputElement) setChosen(checked.value)
  }, [])

  return (
    <fieldset ref={findChosen} className={styles.picker}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.page} data-chosen={chosen || undefined}>
        {countries.map((country) => {
          const { summary, officialBody } = visitVisas[country.name]
          const name = countryNames[country.name]
          const entryId = `${id}-${country.slug}`
          return (
            <div
              key={country.slug}
              className={styles.option}
              data-chosen={chosen === country.slug || undefined}
            >
              <label>
                <input
                  type="radio"
                  name={id}
                  value={country.slug}
                  aria-describedby={entryId}
                  onChange={() => setChosen(country.slug)}
                />
                {name}
              </label>
              <div className={styles.entry}>
                <div>
                  <p className={styles.status}>
                    <RubberStamp tone={statusTones[country.status]}>
                      {statusNames[country.status]}
                    </RubberStamp>
                  </p>
                  <p id={entryId}>{summary}</p>
                  <p>
                    {decidedBy} <OutLink url={country.officialUrl}>{officialBody}</OutLink>
                  </p>
                  <Link
                    to={next.href}
                    state={{ country: country.name }}
                    className="button button-plain"
                  >
                    {next.label}
                  </Link>
                </div>
                <Stamp className={styles.stamp} label={name}>
                  {chosen === country.slug && (
                    <LazyCountryScene name={country.name} width={200} height={150} />
                  )}
                </Stamp>
              </div>
            </div>
          )
        })}
        <div className={styles.empty}>
          <span className={styles.mark}>
            <Postmark text={postmark} />
          </span>
          <p>{hint}</p>
        </div>
      </div>
    </fieldset>
  )
}
