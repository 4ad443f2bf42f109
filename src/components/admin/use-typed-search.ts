import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** The address follows when nobody has typed for so long. */
const PAUSE_MS = 300

/**
 * The text of a search field at once, and the address's `q` a moment after it, or as soon as the
 * field is left (`flush`): a link pressed then finds the list as it stands. When the address
 * changes by itself (Back, a link), the field follows it.
 */
export function useTypedSearch(q: string, write: (q: string) => void) {
  const [typed, setTyped] = useState({ text: q, known: q, sent: q })
  if (typed.known !== q) {
    // Our own change, arriving late, takes nothing back that was typed meanwhile.
    setTyped({ ...typed, text: q === typed.sent ? typed.text : q, known: q, sent: q })
  }

  const { pathname } = useLocation()
  const send = useEffectEvent((text: string) => {
    // Somebody is on the way to another page, whose code is still coming: nothing brings them back.
    if (window.location.pathname !== pathname) return
    setTyped((before) => ({ ...before, sent: text }))
    write(text)
  })
  const text = typed.text.trim()
  const waiting = useRef<() => void>(undefined)
  useEffect(() => {
    if (text === q) return undefined
    const arrive = () => send(text)
    const timer = setTimeout(arrive, PAUSE_MS)
    waiting.current = arrive
    return () => {
      waiting.current = undefined
      clearTimeout(timer)
    }
  }, [text, q])

  const setText = useCallback((next: string) => setTyped((now) => ({ ...now, text: next })), [])
  const flush = useCallback(() => waiting.current?.(), [])
  return { text: typed.text, setText, flush }
}
