import {
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import form from '@/components/form/form.module.css'
import { useKeepOnPause } from '@/features/plan/stored/use-keep-on-pause'

/** The result of reading a field's text: the text to show from then on, and what is wrong with it. */
type Taken = { text: string; problem: string }

type Props = {
  /** The text as the plan has it. */
  shown: string
  /** Stores what was typed, as far as it can be read. */
  take: (text: string) => Taken
  /** Called once the text is stored and the field left. */
  onDone: () => void
  /** The field was just added, and takes the focus. */
  isNew?: boolean
} & Omit<ComponentProps<'input'>, 'ref' | 'value' | 'defaultValue' | 'onInput' | 'onBlur'>

/**
 * A field of the money sheet. What is typed is stored when the reader pauses, leaves the field or the
 * page. Text that cannot be read stays in the field, with a message about it.
 */
export function MoneyField({ shown, take, onDone, isNew, ...input }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  /** The text that was read last, and the result. */
  const taken = useRef({ from: shown, text: shown, problem: '' })
  /** Something was stored since the field was last left. */
  const isUntold = useRef(false)
  const [problem, setProblem] = useState('')
  /** How often Enter was pressed: each time the problem is read out again. */
  const [presses, setPresses] = useState(0)

  function keep() {
    const typed = field.current?.value
    if (typed === undefined || typed === taken.current.from) return false
    taken.current = { from: typed, ...take(typed) }
    isUntold.current = true
    return true
  }

  const { keepNow, keepLater } = useKeepOnPause(keep)

  function leave() {
    const isChanged = keepNow()
    // If nothing was typed, another tab may have changed the plan's value.
    const { problem: words } = taken.current
    const text = isChanged ? taken.current.text : shown
    setProblem(words)
    if (field.current && !words) {
      field.current.value = text
      taken.current = { from: text, text, problem: '' }
    }
    if (isUntold.current) onDone()
    isUntold.current = false
  }

  const begin = useEffectEvent(() => isNew && field.current?.focus())

  useLayoutEffect(() => void begin(), [])

  useEffect(() => {
    // Show a change made elsewhere, unless something is being typed here.
    if (!field.current || field.current.value !== taken.current.from) return
    if (document.activeElement === field.current || taken.current.problem) return
    field.current.value = shown
    taken.current = { from: shown, text: shown, problem: '' }
  }, [shown])

  return (
    <>
      <input
        id={id}
        autoComplete="off"
        {...input}
        ref={field}
        defaultValue={shown}
        className={form.input}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : input['aria-describedby']}
        onInput={keepLater}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key !== 'Enter') return
          leave()
          setPresses(presses + 1)
        }}
      />
      {problem && (
        <span key={presses} id={`${id}-error`} role="alert" className={form.error}>
          {problem}
        </span>
      )}
    </>
  )
}
