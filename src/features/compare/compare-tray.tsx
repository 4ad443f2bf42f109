import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { OutsideText } from '@/components/outside-text'
import { compareChoice } from '@/words/compare-choice'
import { paths } from '@/lib/navigation/paths'
import { langOfSent } from '@/lib/text/lang-of'
import { type Chosen, forgetChange, toggleChosen, useChosen } from './chosen'
import styles from './compare-tray.module.css'
import { shownCountryName } from './shown-country-name'

/** What is read out at a change. */
function said({ countries, refusals, removed }: ReturnType<typeof useChosen>): string {
  const { full, chosen, removed: gone } = compareChoice
  if (refusals > 0) return full
  if (removed) return gone(shownCountryName(removed.name), countries.length)
  const names = countries.map(({ name }) => shownCountryName(name))
  return names.length > 0 ? chosen(names.length, names.join(', ')) : ''
}

/** Above the stamps: what the sign on each is for. A single stamp has nothing to be compared with. */
export function CompareHint({ stamps }: { stamps: number }) {
  return (
    stamps > 1 && <p className={`quiet small needs-script ${styles.hint}`}>{compareChoice.hint}</p>
  )
}

/** The countries chosen on the stamps above, and the link to the comparison. */
export function CompareTray() {
  const chosen = useChosen()
  const { countries, refusals } = chosen
  const tray = useRef<HTMLElement>(null)
  // Somebody who comes back later has forgotten what was removed or refused.
  useEffect(() => forgetChange, [])

  function takeOff(country: Chosen) {
    // The button that has the focus is removed.
    tray.current?.focus({ preventScroll: true })
    toggleChosen(country)
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {/* A new element for each refusal in a row, or only the first would be read out. */}
        <span key={refusals}>{said(chosen)}</span>
      </p>
      {countries.length > 0 && (
        <section ref={tray} tabIndex={-1} aria-label={compareChoice.tray} className={styles.tray}>
          <ul className={`plain-list ${styles.list}`}>
            {countries.map((country) => (
              <li key={country.id}>
                <button type="button" onClick={() => takeOff(country)}>
                  <span
                    aria-hidden="true"
                    lang={langOfSent(shownCountryName(country.name), country.name)}
                    className={styles.name}
                  >
                    {shownCountryName(country.name)}
                  </span>
                  <span aria-hidden="true">×</span>
                  <span className="visually-hidden">
                    <OutsideText
                      text={shownCountryName(country.name)}
                      sent={country.name}
                      within={compareChoice.remove}
                    />
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {countries.length > 1 ? (
            <Link to={paths.compare.href(countries.map(({ id }) => id))} className="button">
              {compareChoice.go(countries.length)}
            </Link>
          ) : (
            <p className="quiet small">{compareChoice.more}</p>
          )}
          {refusals > 0 && <p className="small">{compareChoice.full}</p>}
        </section>
      )}
    </>
  )
}
