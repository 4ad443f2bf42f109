import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { pressAgain } from '@/lib/loading/early-press'
import {
  carryEarlyInput,
  earlyFields,
  noteFocus,
  restoreEarlyInput,
} from '@/lib/loading/early-input'

const CONTENTS = { display: 'contents' }

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
    if (place) restoreEarlyInput(place)
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

/**
 * What the HTML brought, where React takes a part away before its code is there: at a login that
 * becomes known, say. What was typed into the one goes to the other, and on to the part itself.
 */
export function FromHtml({ id }: { id: string }) {
  const [{ nodes, fields }] = useState(() => {
    const place = typeof document !== 'undefined' && document.getElementById(id)
    if (!place) return { nodes: [], fields: undefined }
    noteFocus(place)
    // They are looked at once they are gone: somebody may be typing.
    return { nodes: [...place.cloneNode(true).childNodes], fields: earlyFields(place) }
  })
  // The nodes, not their HTML as text: the site's policy (Trusted Types) lets nothing turn text into HTML.
  const hold = useCallback(
    (box: HTMLElement | null) => {
      box?.replaceChildren(...nodes)
    },
    [nodes],
  )
  useLayoutEffect(() => {
    const place = document.getElementById(id)
    if (!place) return undefined
    if (fields) carryEarlyInput(place, fields)
    restoreEarlyInput(place)
    return () => carryEarlyInput(place)
  }, [id, fields])
  return nodes.length > 0 && <div style={CONTENTS} ref={hold} />
}
