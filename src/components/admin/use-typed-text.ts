import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The address is updated after this time without typing. */
const PAUSE_MS = 300

type Typed = {
  text: string
  /** `known` is what the address had at the last check; `sent` is what was last written there. */
  known: string
  sent: string
  /** The text last put into the field; a new object each time. */
  given: { text: string }
}

const begin = (text: string): Typed => ({ text, known: text, sent: text, given: { text } })

/** The address changed. If it is the field's own change arriving late, what was typed meanwhile stays. */
function followed(typed: Typed, kept: string): Typed {
  return kept === typed.sent ? { ...typed, known: kept } : begin(kept)
}

function fill(field: HTMLInputElement | null, text: string) {
  if (field && field.value !== text) field.value = text
}

/**
 * A field over a list that keeps its own text. `field` is its ref. `text` filters the list, once the typed
 * key is on the screen. The address gets the text (`kept`) a moment later, or as soon as the field is left
 * (`flush`), so that a link pressed then finds the current list. When the address changes by itself (Back, a
 * link), the field follows it. `setText` takes what is typed, or sets a text; `keep` writes the address.
 */
export function useTypedText(kept: string, keep: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(() => begin(kept))
  if (typed.known !== kept) setTyped((now) => followed(now, kept))
  const { given } = typed
  useLayoutEffect(() => fill(field.current, given.text), [given])

  const { pathname } = useLocation()
  function send() {
    const text = field.current?.value.trim()
    if (text === undefined || text === kept) return
    // The user is on the way to another page, whose code is still loading: do not bring them back.
    if (window.location.pathname !== pathname) return
    setTyped((before) => ({ ...before, sent: text }))
    keep(text)
  }
  // Lets `flush` stay the same function, and the timer write what the field has by then.
  const latest = useRef(send)
  useLayoutEffect(() => {
    latest.current = send
  })
  const text = typed.text.trim()
  useEffect(() => {
    if (text === kept) return undefined
    const timer = setTimeout(() => latest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, kept])

  const setText = useCallback((next: string) => {
    fill(field.current, next)
    startTransition(() => setTyped((now) => ({ ...now, text: next })))
  }, [])
  const flush = useCallback(() => latest.current(), [])
  return { field, text: typed.text, setText, flush }
}
