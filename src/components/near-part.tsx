import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createStore, useStore } from '@/lib/browser/store'
import { bringAlong } from '@/lib/loading/come-along'
import { isPressed, pressAgain } from '@/lib/loading/early-press'
import { isAwake, onNextSign } from '@/lib/loading/first-sign'
import type { Late } from '@/lib/loading/late'
import { useNearViewport } from '@/lib/loading/use-near-viewport'
import { watchWanted } from '@/lib/loading/watch-wanted'
import { latePart, type LatePartOptions } from './late-part'

const inBrowser = typeof document !== 'undefined'
const nothing = () => undefined
const CONTENTS = { display: 'contents' }

/** The element around a part that waits until the reader is near. */
type Place<Props> = {
  className?: string | undefined
  /**
   * The prerendered HTML holds the part, in an element with this id, and stays until the code is
   * there. Without an id the place is empty, and not even the part's data is asked for before.
   */
  id?: string
  /**
   * Where the HTML brought it, its code waits for the reader's first sign of life; elsewhere it
   * comes together with the page.
   */
  still?: boolean
  /** Whether a `still` part is wanted at once all the same, because its HTML is not the whole of it. */
  now?: (props: Props) => boolean
}

/**
 * Like `latePart`; its code loads when the reader comes within 600 CSS pixels. Prerendered where
 * its place has an id: then what is typed into the HTML stays, and the last press is done again.
 */
export function nearPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  options: Pick<LatePartOptions<Props>, 'lost'> & { near: Place<Props> },
): Late<Props> {
  const { lost, near } = options
  const { className, id, still = false, now } = near
  if (!id) {
    const Part = latePart(load, name, { lost })
    const Empty = (props: Props) => {
      const [ref, isNear] = useNearViewport()
      return (
        <div ref={ref} className={className}>
          {isNear && <Part {...props} />}
        </div>
      )
    }
    return Object.assign(Empty, { preload: Part.preload })
  }

  const stage = createStore<'html' | 'lost' | 'there'>('html')
  let want: () => void = nothing
  const wanted = inBrowser ? new Promise<void>((resolve) => (want = resolve)) : undefined
  const Part = latePart(load, name, {
    lost,
    waiting: () => <FromHtml id={id} />,
    wanted,
    inside: (code) => <Alive id={id} code={code} onAlive={() => stage.set('there')} />,
  })

  /** Loads the code under the HTML, which stays as it is, with all that is typed, until it comes. */
  async function replaceHtml(place: Element) {
    try {
      await Part.preload()
      want()
    } catch {
      if (isPressed(place)) stage.set('lost')
      else onNextSign(() => void replaceHtml(place))
    }
  }

  function watch(place: Element, props: Props) {
    const isHtml = place.hasChildNodes()
    const bring = () => (isHtml ? void replaceHtml(place) : want())
    if (isHtml && now?.(props)) bring()
    const stop = watchWanted(place, still, bring)
    return () => {
      stop()
      if (stage.get() === 'lost') stage.set('html')
    }
  }

  function InHtml(props: Props) {
    // The HTML is of the first rendering. With any other, React would give it up.
    const [{ first, ref }] = useState(() => ({
      first: <Part {...props} />,
      ref: (place: Element | null) => (place ? watch(place, props) : undefined),
    }))
    const present = useStore(stage)
    const tryAgain = () => {
      stage.set('html')
      const place = document.getElementById(id ?? '')
      if (place) void replaceHtml(place)
    }
    return (
      <div ref={ref} id={id} className={className}>
        {present === 'there' ? <Part {...props} /> : first}
        {present === 'lost' && lost(props, tryAgain)}
      </div>
    )
  }
  if (still && isAwake()) bringAlong(Part.preload())
  return Object.assign(InHtml, { preload: Part.preload })
}

/** Tells when the code has taken over, and does again what was pressed before. */
function Alive({ id, code, onAlive }: { id: string; code: ReactNode; onAlive: () => void }) {
  const tell = useEffectEvent(onAlive)
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

/** What the HTML brought, where React takes a part away before its code is there. */
function FromHtml({ id }: { id: string }) {
  const [html] = useState(() => (inBrowser && document.getElementById(id)?.innerHTML) || '')
  return html && <div style={CONTENTS} dangerouslySetInnerHTML={{ __html: html }} />
}
