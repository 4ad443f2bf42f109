import { MOST_COMPARED } from '@/content/facts/compare'
import { useReady } from '@/lib/browser/page/use-ready'
import { countryName } from '@/words/country-names'
import { compareChoice } from '@/words/compare-choice'
import { type Chosen, toggleChosen, useChosen } from './chosen'
import styles from './compare-toggle.module.css'

/**
 * A small button in the corner of a country's stamp, to compare it with others. It needs JavaScript, so
 * prerendered pages have none. Product 10, Comparison.
 */
export function CompareToggle({ country }: { country: Chosen }) {
  const { countries } = useChosen()
  const isReady = useReady()
  if (!isReady) return null
  const isChosen = countries.some(({ id }) => id === country.id)
  const isRefused = !isChosen && countries.length >= MOST_COMPARED
  const label = compareChoice.toggle(countryName(country.name))
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      // A press is answered all the same: the tray says why, and what to do.
      aria-disabled={isRefused || undefined}
      aria-label={label}
      title={label}
      className={styles.toggle}
      onClick={() => toggleChosen(country)}
    >
      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
        <path d={isChosen ? 'M4 10.5l4 4 8-9' : 'M10 4v12M4 10h12'} />
      </svg>
    </button>
  )
}
