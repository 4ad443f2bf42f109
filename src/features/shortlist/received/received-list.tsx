import { useState } from 'react'
import { shortlist } from '@/words/shortlist'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { type LinkedList, readListFragment } from '@/features/shortlist/tools/list-link'
import { newOnes } from '@/features/shortlist/stored/order'
import { keyOf, type SavedItem } from '@/features/shortlist/stored/schema'
import { shortlist as saved } from '@/features/shortlist/stored/store'
import { ReceivedRow } from './received-row'
import styles from './received-list.module.css'

const words = shortlist.received
const ID = 'received-heading'

type Props = {
  /** The address's fragment. */
  fragment: string
  own: readonly SavedItem[]
  /** Gets a message about the outcome; then the fragment may be removed. */
  onDone: (said: string) => void
}

/** A list that came in a link: nothing of it is saved until the reader asks. */
export function ReceivedList({ fragment, own, onDone }: Props) {
  const [list] = useState(() => readListFragment(fragment))
  if (!list) return null
  return (
    <section aria-labelledby={ID} className={styles.received}>
      {'trouble' in list ? (
        <Trouble of={list.trouble} onDone={onDone} />
      ) : (
        <Choice list={list} own={own} onDone={onDone} />
      )}
    </section>
  )
}

function Trouble({ of, onDone }: { of: keyof typeof words.troubles } & Pick<Props, 'onDone'>) {
  return (
    <>
      <h2 id={ID} tabIndex={-1} ref={takeFocus}>
        {words.troubles.heading}
      </h2>
      <p>{words.troubles[of]}</p>
      <p>{words.own}</p>
      <button type="button" className="button button-plain" onClick={() => onDone('')}>
        {words.close}
      </button>
    </>
  )
}

type ChoiceProps = Omit<Props, 'fragment'> & { list: Extract<LinkedList, { items: unknown }> }

function Choice({ list: { items, unreadable }, own, onDone }: ChoiceProps) {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const fresh = newOnes(own, items)
  const chosen = fresh.filter((item) => !refused.has(keyOf(item)))
  const had = items.length - fresh.length

  function toggle(key: string) {
    const next = new Set(refused)
    if (!next.delete(key)) next.add(key)
    setRefused(next)
  }

  function save() {
    saved.addAll(chosen)
    onDone(words.saved(chosen.length))
  }

  return (
    <>
      <h2 id={ID} tabIndex={-1} ref={takeFocus}>
        {words.heading}
      </h2>
      <p>{fresh.length > 0 ? words.intro : words.all}</p>
      {items.some(({ kind }) => kind !== 'country') && <p>{words.names}</p>}
      {had > 0 && fresh.length > 0 && <p>{words.had(had)}</p>}
      {unreadable > 0 && <p>{words.unreadable(unreadable)}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {items.map((item) => (
          <ReceivedRow
            key={keyOf(item)}
            item={item}
            isNew={fresh.includes(item)}
            isChosen={chosen.includes(item)}
            onToggle={toggle}
          />
        ))}
      </ul>
      <div className={styles.buttons}>
        {fresh.length > 0 && (
          <button
            type="button"
            className="button"
            aria-disabled={chosen.length === 0}
            onClick={() => chosen.length > 0 && save()}
          >
            {chosen.length > 0 ? words.save(chosen.length) : words.none}
          </button>
        )}
        {fresh.length > 1 && (
          <button
            type="button"
            className="button button-plain"
            onClick={() => setRefused(new Set(chosen.length > 0 ? fresh.map(keyOf) : []))}
          >
            {chosen.length > 0 ? words.noOne : words.every}
          </button>
        )}
        <button
          type="button"
          className="button button-plain"
          onClick={() => onDone(fresh.length > 0 ? words.left : '')}
        >
          {fresh.length > 0 ? words.leave : words.close}
        </button>
      </div>
    </>
  )
}
