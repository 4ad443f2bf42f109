import { useRef, useState } from 'react'
import type { Choice } from './compare-bar'
import { CountrySelect } from './country-select'

type Props = {
  label: string
  /** The id of the country in this place. */
  value: string
  chosen: readonly Choice[]
  others: readonly Choice[]
  onChoose: (id: string) => void
}

/** A key press changes a closed list within this time; in an open list, the choice comes later. */
const SAME_PRESS_MS = 100

/**
 * One place of the comparison, and the country in it. A choice takes effect at once; if keys browse the
 * closed list, as on Windows, it takes effect with Enter or when the list is left.
 */
export function PlaceSelect({ value, onChoose, ...list }: Props) {
  const [looked, setLooked] = useState('')
  const pressedAt = useRef(0)

  function choose(id: string) {
    setLooked('')
    if (id && id !== value) onChoose(id)
  }

  return (
    <CountrySelect
      {...list}
      value={looked || value}
      onKeyDown={(event) => {
        const isEnter = event.key === 'Enter'
        pressedAt.current = isEnter ? 0 : Date.now()
        if (!isEnter || !looked) return
        // Enter would open the list.
        event.preventDefault()
        choose(looked)
      }}
      onChange={({ currentTarget }) => {
        const isLooking = Date.now() - pressedAt.current < SAME_PRESS_MS
        if (isLooking) setLooked(currentTarget.value)
        else choose(currentTarget.value)
      }}
      onBlur={() => choose(looked)}
    />
  )
}
