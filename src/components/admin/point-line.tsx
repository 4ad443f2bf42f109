import type { ClipboardEvent, KeyboardEvent } from 'react'
import fieldStyles from '@/components/form/form.module.css'
import { adminPoints as words } from '@/words/admin-points'
import { apartAtCommas, hasComma, pastedPoints } from './points'
import styles from './points-input.module.css'

type Props = {
  text: string
  place: number
  invalid: boolean
  /** Where the list's problem is told. */
  problemId: string | undefined
  onText: (text: string) => void
  /** The line becomes several; the caret goes into the one at `at`. */
  onParts: (parts: string[], at: number, caret: number) => void
  /** The line goes to the end of the one before. */
  onJoin: () => void
  onRemove: (() => void) | undefined
}

/** What stands in a field before and after its caret, or what is selected. */
function around({ value, selectionStart, selectionEnd }: HTMLInputElement) {
  return {
    before: value.slice(0, selectionStart ?? value.length),
    after: value.slice(selectionEnd ?? value.length),
  }
}

/** One point of a list: a field with its keys, what is pasted into it, and its way out. */
export function PointLine(props: Props) {
  const { text, place, invalid, problemId } = props
  const { onText, onParts, onJoin, onRemove } = props
  const comma = hasComma(text)
  const noteId = `point-${String(place)}-comma`

  /** Several points in place of this one; the caret goes to the end of the one at `at`. */
  const become = (parts: string[], at: number) => onParts(parts, at, parts[at]?.length ?? 0)

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { before, after } = around(event.currentTarget)
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      // Enter would send the form.
      event.preventDefault()
      onParts([before, after], 1, 0)
    }
    // The caret is at the beginning, and nothing is selected.
    if (event.key === 'Backspace' && place > 0 && after === text) {
      event.preventDefault()
      onJoin()
    }
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const lines = pastedPoints(event.clipboardData.getData('text/plain'))
    if (!lines) return
    event.preventDefault()
    // Whole lines are whole points: what stays of this one joins none of them.
    const { before, after } = around(event.currentTarget)
    const first = before.trim() ? 1 : 0
    const parts = [before, ...lines, after].filter((part) => part.trim())
    become(parts, first + lines.length - 1)
  }

  return (
    <li className={styles.line}>
      <input
        className={fieldStyles.input}
        aria-label={words.point(place + 1)}
        // One point is enough.
        aria-required={place === 0 || undefined}
        aria-invalid={invalid || comma || undefined}
        aria-describedby={comma ? noteId : invalid ? problemId : undefined}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
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
          <CommaNote
            parts={apartAtCommas(text)}
            onParts={(parts) => become(parts, parts.length - 1)}
          />
        </p>
      )}
    </li>
  )
}

type NoteProps = {
  /** What the line would become. */
  parts: string[]
  onParts: (parts: string[]) => void
}

/** Refuses a comma, and offers what helps where it helps. */
function CommaNote({ parts, onParts }: NoteProps) {
  const isOne = parts.length === 1
  if (isOne && parts.some(hasComma)) return words.commaInNumber
  return (
    <>
      {words.comma}{' '}
      <button type="button" className="link-button" onClick={() => onParts(parts)}>
        {isOne ? words.leaveOut : words.split}
      </button>
    </>
  )
}
