import { type ComponentProps, useId } from 'react'
import { compareBar } from '@/words/compare-bar'
import type { Choice } from './compare-bar'
import styles from './compare-bar.module.css'

type Props = ComponentProps<'select'> & {
  label: string
  chosen?: readonly Choice[]
  others: readonly Choice[]
}

const option = ({ id, name }: Choice) => (
  <option key={id} value={id}>
    {name}
  </option>
)

/** A list of countries: `children` first, then the countries side by side, then the others. */
export function CountrySelect({ label, chosen, others, children, ...select }: Props) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} className={styles.select}>
        {children}
        {chosen && <optgroup label={compareBar.chosen}>{chosen.map(option)}</optgroup>}
        {others.length > 0 && <optgroup label={compareBar.others}>{others.map(option)}</optgroup>}
      </select>
    </>
  )
}
