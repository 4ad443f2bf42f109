import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'

/** The address follows when nobody has typed for so long. */
const PAUSE_MS = 300

type Typed = {
  text: string
  /** What the address had when it was last looked at, and what was last written there. */
  known: string
  sent: string
  /** What the field was last told to hold; another object each time. */
  given: { text: string }
}

const begin = (text: string): Typed => ({ text, known: text, sent: text, given: { text } })

/** The address changed. Our own change, arriving late, takes nothing back that was typed meanwhile. */
function followed(typed: Typed, kept: string): Typed {
  return kept === typed.sent ? { ...typed, known: kept } : begin(kept)
}

function fill(field: HTMLInputElement | null, text: string) {
  if (field && field.value !== text) field.value = text
}

/**
 * A field over a list that keeps its own text (`field` is its ref), what is shown by it (`text`, once the
 * key is on the screen), and what the address has of it (`kept`) a moment later, or as soon as the field
 * is left (`flush`): a link pressed then finds the list as it stands. When the address changes by itself
 * (Back, a link), the field follows it. `setText` takes what is typed, or puts a text there; `keep`
 * writes the address.
 */
export function useTypedText(kept: string, keep: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() => begin(kept))
  if (typed.known !== kept) setTyped((now) => followed(now, kept))
  const { given } = typed
  useLayoutEffect(() => fill(field.current, given.text), [given])

  const { pathname } = useLocation()
  const send = useEffectEvent(() => {
    const text = field.current?.value.trim()
    if (text === undefined || text === kept) return
    // Somebody is on the way to another page, whose code is still coming: nothing brings them back.
    if (window.location.pathname !== pathname) return
    setTyped((before) => ({ ...before, sent: text }))
    keep(text)
  })
  const text = typed.text.trim()
  useEffect(() => {
    if (text === kept) return undefined
    const timer = setTimeout(() => send(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, kept])
  // A stable `flush`: an effect's event may be called by effects alone.
  const sendNow = useRef<() => void>(undefined)
  useEffect(() => {
    sendNow.current = () => send()
  }, [])

  const setText = useCallback((next: string) => {
    fill(field.current, next)
    startTransition(() => setTyped((now) => ({ ...now, text: next })))
  }, [])
  const flush = useCallback(() => sendNow.current?.(), [])
  return { field, text: typed.text, setText, flush }
}
