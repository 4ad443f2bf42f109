import { useId } from 'react'
import { compare } from '@/words/compare'
import type { Choice } from './compare-bar'
import styles from './compare-bar.module.css'

type Props = {
  label: string
  /** An id; empty where no country stands in this place yet. */
  value: string
  chosen: readonly Choice[]
  others: readonly Choice[]
  onChoose: (id: string) => void
}

const option = ({ id, name }: Choice) => (
  <option key={id} value={id}>
    {name}
  </option>
)

/** One place side by side, and the country in it. */
export function PlaceSelect({ label, value, chosen, others, onChoose }: Props) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => currentTarget.value && onChoose(currentTarget.value)}
        className={styles.select}
      >
        {value === '' && <option value="">{compare.bar.addHint}</option>}
        {chosen.length > 0 && <optgroup label={compare.bar.chosen}>{chosen.map(option)}</optgroup>}
        {others.length > 0 && <optgroup label={compare.bar.others}>{others.map(option)}</optgroup>}
      </select>
    </>
  )
}
