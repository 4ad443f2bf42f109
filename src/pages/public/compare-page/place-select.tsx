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

/** A key changes a closed list in its own press; in a list that is open one chooses later. */
const SAME_PRESS_MS = 100

/**
 * One place side by side, and the country in it. What is chosen counts at once; keys that look through the
 * closed list, as on Windows, choose when the list is left or with Enter.
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
        // It would open the list.
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
