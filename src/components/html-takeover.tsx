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

/** Reports when the code has taken over, and repeats what the reader typed and pressed before. */
export function HtmlTakeover(props: {
  id: string
  code: ReactNode
  onTakeOver: () => () => void
  onMounted: () => void
}) {
  const { id, code } = props
  const takeOver = useEffectEvent(props.onTakeOver)
  const reportMounted = useEffectEvent(props.onMounted)
  // Runs before anybody can type into, or press in, a form that has replaced the one in the HTML.
  useLayoutEffect(() => {
    const leave = takeOver()
    const place = document.getElementById(id)
    if (place) restoreEarlyInput(place)
    return leave
  }, [id])
  useEffect(() => {
    reportMounted()
    // Only then is the part rendered by its code, with buttons that can be pressed.
    const timer = setTimeout(() => {
      const place = document.getElementById(id)
      if (place) pressAgain(place)
    })
    return () => clearTimeout(timer)
  }, [id])
  return code
}

/**
 * A copy of the part's HTML, for when React removes the part before its code has loaded, such as when a login
 * becomes known. What was typed is carried over to the copy, and then to the part itself.
 */
export function HtmlCopy({ id }: { id: string }) {
  const [{ nodes, fields }] = useState(() => {
    const place = typeof document !== 'undefined' && document.getElementById(id)
    if (!place) return { nodes: [], fields: undefined }
    noteFocus(place)
    // The fields are read only after they are removed, since somebody may be typing.
    return { nodes: [...place.cloneNode(true).childNodes], fields: earlyFields(place) }
  })
  // The nodes, not their HTML as text: the site's policy (Trusted Types) forbids turning text into HTML.
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
