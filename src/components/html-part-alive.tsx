import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { pressAgain } from '@/lib/loading/early-press'
import { putEarlyWordsBack } from '@/lib/loading/early-words'

/** Tells when the code has taken over, and does again what was done before. */
export function Alive(props: {
  id: string
  code: ReactNode
  onHeard: () => () => void
  onAlive: () => void
}) {
  const { id, code } = props
  const hear = useEffectEvent(props.onHeard)
  const tell = useEffectEvent(props.onAlive)
  // Before anybody can type into a form that took the place of the HTML's, or press in it.
  useLayoutEffect(() => {
    const leave = hear()
    const place = document.getElementById(id)
    if (place) putEarlyWordsBack(place)
    return leave
  }, [id])
  useEffect(() => {
    tell()
    // Only then the part is drawn as it is with its code, with buttons that can be pressed.
    const timer = setTimeout(() => {
      const place = document.getElementById(id)
      if (place) pressAgain(place)
    })
    return () => clearTimeout(timer)
  }, [id])
  return code
}
