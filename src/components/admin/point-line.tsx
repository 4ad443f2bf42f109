import type { ClipboardEvent, KeyboardEvent } from 'react'
import fieldStyles from '@/components/form/form.module.css'
import { adminPoints as words } from '@/words/admin-points'
import { apartAtCommas, hasComma, pastedPoints } from './points'
import styles from './points-input.module.css'

type Props = {
  text: string
  place: number
  invalid: boolean
  /** The id of the text about the list's problem. */
  problemId: string | undefined
  onText: (text: string) => void
  /** Replaces the line with several; the caret moves to the one at `at`. */
  onParts: (parts: string[], at: number, caret: number) => void
  /** Appends the line to the one before. */
  onJoin: () => void
  onRemove: (() => void) | undefined
}

/** The text of a field before and after its caret or selection. */
function around({ value, selectionStart, selectionEnd }: HTMLInputElement) {
  return {
    before: value.slice(0, selectionStart ?? value.length),
    after: value.slice(selectionEnd ?? value.length),
  }
}

/** One point of a list: a field with its key and paste handling, and a button to remove it. */
export function PointLine(props: Props) {
  const { text, place, invalid, problemId } = props
  const { onText, onParts, onJoin, onRemove } = props
  const comma = hasComma(text)
  const noteId = `point-${String(place)}-comma`

  /** Replaces this point with several; the caret moves to the end of the one at `at`. */
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
    // Each pasted line is a whole point: the rest of this one is not joined to any of them.
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
        // Only the first point is required.
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
  /** The points that the line would become. */
  parts: string[]
  onParts: (parts: string[]) => void
}

/** Says that a comma is not allowed, and offers a fix if there is one. */
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
