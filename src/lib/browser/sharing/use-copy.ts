import { useEffect, useRef, useState } from 'react'
import { copyField } from './clipboard'

/** Product 9, Timings. */
const CONFIRM_MS = 2000

type CopyState = 'idle' | 'copied' | 'failed'

/** Copies the text of a field; `copied` for 2 s, `failed` until the next try. */
export function useCopy<Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>() {
  const field = useRef<Field>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    if (!field.current) return
    const copied = await copyField(field.current)
    clearTimeout(timer.current)
    setState(copied ? 'copied' : 'failed')
    if (copied) timer.current = setTimeout(() => setState('idle'), CONFIRM_MS)
  }

  return { field, state, copy: () => void copy() }
}
