import { useState } from 'react'
import { Link } from 'react-router-dom'
import { CheckLabel } from '@/components/check-label'
import { shortlistLimits } from '@/content/facts/shortlist'
import { shortlist } from '@/words/shortlist'
import { paths } from '@/lib/navigation/paths'
import type { SavedItem } from '@/features/shortlist/stored/schema'
import { countryName } from '@/words/country-names'
import { inAlphabet } from '@/words/country-order'
import styles from './shortlist-tools.module.css'

const words = shortlist.compare
const { least, most } = shortlistLimits.compared

/** The choice of which saved countries to compare. */
export function ComparePanel({ items }: { items: readonly SavedItem[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const countries = items.filter(({ kind }) => kind === 'country')
  // One that was removed meanwhile is not chosen any more.
  const ids = chosen.filter((id) => countries.some((country) => country.id === id))
  const isFull = ids.length >= most
  const hint = isFull ? words.full : ''
  const said = ids.length < least ? words.few : hint
  const toggle = (id: string) =>
    setChosen(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
  return (
    <>
      <fieldset className={styles.choice}>
        <legend>{words.choose}</legend>
        {inAlphabet(countries, ({ name }) => name).map(({ id, name }) => (
          <CheckLabel
            key={id}
            checked={ids.includes(id)}
            disabled={isFull && !ids.includes(id)}
            onChange={() => toggle(id)}
          >
            {countryName(name)}
          </CheckLabel>
        ))}
      </fieldset>
      <p role="status" className="small">
        {said}
      </p>
      {ids.length >= least && (
        <p>
          <Link to={paths.compare.href(ids)} className="button">
            {words.go(ids.length)}
          </Link>
        </p>
      )}
    </>
  )
}
