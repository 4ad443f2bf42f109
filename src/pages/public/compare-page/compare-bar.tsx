import { compare } from '@/words/compare'
import { compareBar as words } from '@/words/compare-bar'
import { AddCountry } from './add-country'
import styles from './compare-bar.module.css'
import { ON_PHONE } from './on-phone'
import { PlaceSelect } from './place-select'
import { ShareComparison } from './share-comparison'

/** A country that can be put side by side with others; `id` and `name` as the API has them. */
export type Choice = { id: string; name: string }

type Props = {
  id: string
  /** The countries side by side now, in their order. */
  chosen: readonly Choice[]
  all: readonly Choice[]
  isFull: boolean
  /** Puts another country in the place of one; if it is there already, they change places. */
  onChange: (before: string, id: string) => void
  onAdd: (id: string) => void
  onRemove: (id: string) => void
}

/** Which countries are side by side: each can be changed or removed, and others added. */
export function CompareBar({ id, chosen, all, isFull, onChange, onAdd, onRemove }: Props) {
  const others = all.filter((each) => !chosen.some((one) => one.id === each.id))
  const hidden = chosen.slice(ON_PHONE).map(({ name }) => name)
  return (
    <section id={id} tabIndex={-1} aria-label={words.label} className={styles.bar}>
      <ul className={`plain-list ${styles.places}`}>
        {chosen.map((choice, place) => (
          <li key={words.place(place + 1)} className={styles.place}>
            <PlaceSelect
              label={words.place(place + 1)}
              value={choice.id}
              chosen={chosen}
              others={others}
              onChoose={(next) => onChange(choice.id, next)}
            />
            <button type="button" className="link-button" onClick={() => onRemove(choice.id)}>
              {words.remove}
              <span className="visually-hidden">{` ${choice.name}`}</span>
            </button>
          </li>
        ))}
        {!isFull && others.length > 0 && (
          <li className={`${styles.place} ${styles.add}`}>
            <AddCountry others={others} onAdd={onAdd} />
          </li>
        )}
      </ul>
      {hidden.length > 0 && (
        <p className={`small quiet ${styles.two}`}>{words.twoOnPhone(compare.together(hidden))}</p>
      )}
      {/* A new one for each comparison, since "Copied" applies to one. */}
      {chosen.length > 1 && <ShareComparison key={chosen.map((one) => one.id).join(' ')} />}
    </section>
  )
}
