import { useRef } from 'react'
import { compareBar as words } from '@/words/compare-bar'
import type { Choice } from './compare-bar'
import { CountrySelect } from './country-select'

type Props = { others: readonly Choice[]; onAdd: (id: string) => void }

/** Adds one more country. In a closed list each key press changes the choice, so a button adds it. */
export function AddCountry({ others, onAdd }: Props) {
  const list = useRef<HTMLSelectElement>(null)

  function add() {
    if (!list.current?.value) return list.current?.focus()
    onAdd(list.current.value)
    list.current.value = ''
    return undefined
  }

  return (
    <>
      <CountrySelect ref={list} label={words.add} others={others}>
        <option value="">{words.addHint}</option>
      </CountrySelect>
      <button type="button" className="button button-plain" onClick={add}>
        {words.addNow}
      </button>
    </>
  )
}
