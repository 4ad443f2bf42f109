import { type ComponentProps, useEffect, useRef } from 'react'
import fieldStyles from '@/components/form/form.module.css'
import { spliced } from '@/lib/lists'
import { hasComma, pastedPoints, replacePoint, toPoints } from './points'
import styles from './points-input.module.css'

type Words = {
  hint: string
  point: (place: number) => string
  add: string
  more: (count: number) => string
  remove: (place: number) => string
  comma: string
  split: string
}

type Props = {
  label: string
  words: Words
  /** These come from the form; the value has at least one line. */
  value: readonly string[]
  onChange: (points: string[]) => void
} & Pick<ComponentProps<'fieldset'>, 'id' | 'aria-describedby'> &
  Pick<ComponentProps<'input'>, 'aria-invalid'>

/** Far more than anybody writes; as many fields as a broken text has commas would stop the page. */
const MOST_SHOWN = 300

/**
 * A list of points, one line each: Enter begins the next, several pasted lines become several
 * points, and a comma inside one is refused with a way out. Product 3, Work.
 */
export function PointsInput(props: Props) {
  const { label, words, value, onChange, id, 'aria-invalid': wrong } = props
  const list = useRef<HTMLOListElement>(null)
  const goTo = useRef<number>(undefined)
  // With nothing in it, the list is wrong at its first line.
  const wrongPlace = Math.max(0, value.findIndex(hasComma))

  // After each render: the line to go to may just have come.
  useEffect(() => {
    if (goTo.current === undefined) return
    list.current?.querySelectorAll('input')[goTo.current]?.focus()
    goTo.current = undefined
  })

  /** Sets the whole list; the line at `focused` takes the focus. */
  function change(next: string[], focused?: number) {
    goTo.current = focused
    onChange(next)
  }

  return (
    <fieldset id={id} className={styles.points} aria-describedby={props['aria-describedby']}>
      <legend>
        <span aria-hidden="true" className={styles.star} />
        {label}
      </legend>
      <p className="quiet small">{words.hint}</p>
      <ol ref={list} className="plain-list">
        {value.slice(0, MOST_SHOWN).map((text, place) => (
          <Line
            // A line is its place: what it shows comes from the value alone.
            key={`line-${String(place)}`}
            text={text}
            place={place}
            words={words}
            invalid={Boolean(wrong) && place === wrongPlace}
            problemId={props['aria-describedby']}
            onText={(changed) => change(replacePoint(value, place, [changed]))}
            onEnter={() => change(spliced(value, place + 1, 0, ''), place + 1)}
            onLines={(lines) => {
              const kept = text.trim() ? [text] : []
              const last = place + kept.length + lines.length - 1
              change(replacePoint(value, place, [...kept, ...lines]), last)
            }}
            onSplit={() => {
              const parts = toPoints(text)
              change(replacePoint(value, place, parts), place + parts.length - 1)
            }}
            onRemove={
              value.length > 1
                ? () => change(replacePoint(value, place, []), Math.max(0, place - 1))
                : undefined
            }
          />
        ))}
      </ol>
      {value.length > MOST_SHOWN ? (
        <p role="status">{words.more(value.length - MOST_SHOWN)}</p>
      ) : (
        <button
          type="button"
          className="link-button"
          onClick={() => change([...value, ''], value.length)}
        >
          {words.add}
        </button>
      )}
    </fieldset>
  )
}

type LineProps = {
  text: string
  place: number
  words: Words
  invalid: boolean
  /** Where the list's problem is told. */
  problemId: string | undefined
  onText: (text: string) => void
  onEnter: () => void
  /** Several lines were pasted. */
  onLines: (lines: string[]) => void
  onSplit: () => void
  onRemove: (() => void) | undefined
}

function Line(props: LineProps) {
  const { text, place, words, invalid, problemId } = props
  const { onText, onEnter, onLines, onSplit, onRemove } = props
  const comma = hasComma(text)
  const noteId = `point-${String(place)}-comma`
  return (
    <li className={styles.line}>
      <input
        className={fieldStyles.input}
        aria-label={words.point(place + 1)}
        aria-invalid={invalid || comma || undefined}
        aria-describedby={comma ? noteId : invalid ? problemId : undefined}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Enter would send the form.
          event.preventDefault()
          onEnter()
        }}
        onPaste={(event) => {
          const lines = pastedPoints(event.clipboardData.getData('text/plain'))
          if (!lines) return
          event.preventDefault()
          onLines(lines)
        }}
      />
      <button
        type="button"
        className={styles.remove}
        aria-label={words.remove(place + 1)}
        disabled={!onRemove}
        onClick={onRemove}
      >
        <span aria-hidden="true">×</span>
      </button>
      {comma && (
        <p id={noteId} role="alert" className={styles.comma}>
          {words.comma}{' '}
          <button type="button" className="link-button" onClick={onSplit}>
            {words.split}
          </button>
        </p>
      )}
    </li>
  )
}
