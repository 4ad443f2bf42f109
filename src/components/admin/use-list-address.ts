import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** The address follows when nobody has typed for so long. */
const PAUSE_MS = 250
const PAGE_SIZE = 24

/** The query of the address with changes; an empty value leaves its key out. */
export function withChanges(search: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(search)
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next.toString()
}

/**
 * Search (`?q=`) and page (`?page=`) of a list as the address keeps them. What is typed filters
 * at once and reaches the address a moment later, on its first page; Back and links are followed.
 */
export function useListAddress() {
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const [typed, setTyped] = useState({ text: q, address: q, sent: q })
  if (typed.address !== q) {
    // Our own change, arriving late, takes nothing back that was typed meanwhile.
    setTyped({ text: q === typed.sent ? typed.text : q, address: q, sent: q })
  }

  const send = useEffectEvent((text: string) => {
    setTyped((before) => ({ ...before, sent: text }))
    setSearch((now) => withChanges(now, { q: text, page: '' }), { replace: true })
  })
  const text = typed.text.trim()
  useEffect(() => {
    if (text === q.trim()) return undefined
    const timer = setTimeout(() => send(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, q])

  return {
    search,
    text: typed.text,
    setText: (next: string) => setTyped((before) => ({ ...before, text: next })),
    /** Rows whose name holds the text, and the page of them that is shown. */
    cut<R extends { name: string }>(rows: readonly R[]) {
      const wanted = text.toLocaleLowerCase()
      const matching = wanted
        ? rows.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
        : rows
      const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE))
      const asked = text === q.trim() ? Number(search.get('page')) || 1 : 1
      const page = Math.min(Math.max(1, Math.trunc(asked)), pages)
      const shown = matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      return { shown, page, pages, matches: matching.length }
    },
  }
}
