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
  /** The address's `q` when it was last looked at, and the one that was last written there. */
  known: string
  sent: string
  /** What the field was last told to hold; another object each time. */
  given: { text: string }
}

/** The address changed. Our own change, arriving late, takes nothing back that was typed meanwhile. */
function followed(typed: Typed, q: string): Typed {
  if (q === typed.sent) return { ...typed, known: q }
  return { text: q, known: q, sent: q, given: { text: q } }
}

function fill(field: HTMLInputElement | null, text: string) {
  if (field && field.value !== text) field.value = text
}

/**
 * A search field that keeps its own text (`field` is its ref), what is shown by it (`text`, once the
 * key is on the screen), and the address's `q` a moment later, or as soon as the field is left
 * (`flush`): a link pressed then finds the list as it stands. When the address changes by itself
 * (Back, a link), the field follows it. `setText` takes what is typed, or puts a text there.
 */
export function useTypedSearch(q: string, write: (q: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<Typed>(() => ({
    text: q,
    known: q,
    sent: q,
    given: { text: q },
  }))
  if (typed.known !== q) setTyped((now) => followed(now, q))
  const { given } = typed
  useLayoutEffect(() => fill(field.current, given.text), [given])

  const { pathname } = useLocation()
  const send = useEffectEvent(() => {
    const text = field.current?.value.trim()
    if (text === undefined || text === q) return
    // Somebody is on the way to another page, whose code is still coming: nothing brings them back.
    if (window.location.pathname !== pathname) return
    setTyped((before) => ({ ...before, sent: text }))
    write(text)
  })
  const text = typed.text.trim()
  useEffect(() => {
    if (text === q) return undefined
    const timer = setTimeout(() => send(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, q])
  const waiting = useRef<() => void>(undefined)
  useEffect(() => {
    waiting.current = () => send()
  }, [])

  const setText = useCallback((next: string) => {
    fill(field.current, next)
    startTransition(() => setTyped((now) => ({ ...now, text: next })))
  }, [])
  const flush = useCallback(() => waiting.current?.(), [])
  return { field, text: typed.text, setText, flush }
}
