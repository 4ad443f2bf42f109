import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { OutsideText } from '@/components/outside-text'
import pressGuard from '@/components/press-guard.module.css'
import { adminPoints as words } from '@/words/admin-points'
import { spliced } from '@/lib/lists'
import { hasComma, replacePoint } from './points'
import styles from './points-input.module.css'
import { PointLine } from './point-line'

/** The place of a line, and the caret's position in it; if absent, the browser's choice. */
type Goal = { place: number; caret?: number }

/** The point removed last, the lists before and after it, and how many were removed until then. */
type Gone = {
  text: string
  place: number
  before: readonly string[]
  after: readonly string[]
  count: number
}

type Props = {
  label: string
  hint: string
  /** Passed in by the form; the value has at least one line. */
  value: readonly string[]
  onChange: (points: string[]) => void
} & Pick<ComponentProps<'fieldset'>, 'id' | 'aria-describedby'> &
  Pick<ComponentProps<'input'>, 'aria-invalid'>

/** Far more than anybody writes. A broken text may have so many commas that a field for each would freeze the page. */
const MOST_SHOWN = 300

/**
 * A list of points, one line each: Enter splits a line, Backspace at its beginning joins it to the one
 * before, several pasted lines become several points, and a comma inside one is refused, with a fix offered.
 * A removed point can be put back, and the second tap of a double tap removes no other. Product 3, Work;
 * Decision 145.
 */
export function PointsInput(props: Props) {
  const { label, hint, value, onChange, id, 'aria-invalid': wrong } = props
  const list = useRef<HTMLOListElement>(null)
  const goTo = useRef<Goal>(undefined)
  const [gone, setGone] = useState<Gone>()
  // In an empty list, the first line is the wrong one.
  const wrongPlace = Math.max(0, value.findIndex(hasComma))

  // Runs after each render, since the line to focus may just have been added.
  useEffect(() => {
    if (goTo.current === undefined) return
    const { place, caret } = goTo.current
    const input = list.current?.querySelectorAll('input')[place]
    input?.focus()
    if (caret !== undefined) input?.setSelectionRange(caret, caret)
    goTo.current = undefined
  })

  /** Sets the whole list; the goal's line takes the focus. */
  function change(next: string[], goal?: Goal) {
    goTo.current = goal
    onChange(next)
  }

  /** Puts a line at the end of the one before it. */
  function join(place: number, text: string) {
    const before = value[place - 1]
    if (before === undefined) return
    const goal = { place: place - 1, caret: before.length }
    change(spliced(value, place - 1, 2, before + text), goal)
  }

  function remove(place: number, text: string) {
    const after = replacePoint(value, place, [])
    setGone({ text, place, before: value, after, count: (gone?.count ?? 0) + 1 })
    change(after, { place: Math.max(0, place - 1) })
  }

  return (
    <fieldset id={id} className={styles.points} aria-describedby={props['aria-describedby']}>
      <legend>
        <span aria-hidden="true" className={styles.star} />
        {label}
      </legend>
      <p className="quiet small">{hint}</p>
      <ol ref={list} className="plain-list">
        {value.slice(0, MOST_SHOWN).map((text, place) => (
          <PointLine
            // The place identifies a line: what it shows depends on the value alone.
            key={`line-${String(place)}`}
            text={text}
            place={place}
            invalid={Boolean(wrong) && place === wrongPlace}
            problemId={props['aria-describedby']}
            onText={(changed) => change(replacePoint(value, place, [changed]))}
            onParts={(parts, at, caret) =>
              change(replacePoint(value, place, parts), { place: place + at, caret })
            }
            onJoin={() => join(place, text)}
            onRemove={value.length > 1 ? () => remove(place, text) : undefined}
          />
        ))}
      </ol>
      {/* The next point's cross moves under the finger. A new key begins the moment again. */}
      {gone && (
        <span
          key={gone.count}
          role="presentation"
          className={`${pressGuard.guarded} ${styles.moment}`}
          // A press that does not count leaves the focus where it is.
          onMouseDown={(event) => event.preventDefault()}
        />
      )}
      <div role="status">
        {/* It would undo also what was changed since. */}
        {gone?.after === value && gone.text.trim() && (
          <p className={styles.gone}>
            <OutsideText text={gone.text} within={words.removed} />{' '}
            <button
              type="button"
              className="link-button"
              onClick={() => change([...gone.before], { place: gone.place })}
            >
              {words.undo}
            </button>
          </p>
        )}
      </div>
      {value.length > MOST_SHOWN ? (
        <p role="status">{words.more(value.length - MOST_SHOWN)}</p>
      ) : (
        <button
          type="button"
          className="link-button"
          onClick={() => change([...value, ''], { place: value.length })}
        >
          {words.add}
        </button>
      )}
    </fieldset>
  )
}
