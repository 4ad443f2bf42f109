import { useCallback, useEffect, useEffectEvent, useState } from 'react'

/** The address follows when nobody has typed for so long. */
const PAUSE_MS = 300

/**
 * The text of a search field at once, and the address's `q` a moment after it. When the address
 * changes by itself (Back, a link), the field follows it.
 */
export function useTypedSearch(q: string, write: (q: string) => void) {
  const [typed, setTyped] = useState({ text: q, known: q, sent: q })
  if (typed.known !== q) {
    // Our own change, arriving late, takes nothing back that was typed meanwhile.
    setTyped({ ...typed, text: q === typed.sent ? typed.text : q, known: q, sent: q })
  }

  const send = useEffectEvent((text: string) => {
    setTyped((before) => ({ ...before, sent: text }))
    write(text)
  })
  const text = typed.text.trim()
  useEffect(() => {
    if (text === q) return undefined
    const timer = setTimeout(() => send(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, q])

  const setText = useCallback((next: string) => setTyped((now) => ({ ...now, text: next })), [])
  return { text: typed.text, setText }
}
