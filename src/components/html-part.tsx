import { type ComponentType, useState } from 'react'
import { createStore, useStore } from '@/lib/browser/store'
import { loadTogether } from '@/lib/loading/load-together'
import { dropPresses, holdPresses, isPressed } from '@/lib/loading/early-press'
import { keepEarlyInput, restoreEarlyInput } from '@/lib/loading/early-input'
import { needNotWait, onNextInteraction } from '@/lib/loading/first-interaction'
import type { Late } from '@/lib/loading/late'
import { reloadForNewVersion } from '@/lib/loading/reload-once'
import { watchWanted } from '@/lib/loading/watch-wanted'
import { Alive, FromHtml } from './html-takeover'
import { latePart, type LatePartOptions } from './late-part'

const inBrowser = typeof document !== 'undefined'
const nothing = () => undefined

type Options<Props> = Pick<LatePartOptions<Props>, 'lost'> & {
  id: string
  className?: string | undefined
  still?: boolean | undefined
  now?: ((props: Props) => boolean) | undefined
}

/** `nearPart` for a part that the prerendered HTML contains. */
export function htmlPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { id, className, still = false, now, lost }: Options<Props>,
): Late<Props> {
  const stage = createStore<'html' | 'lost' | 'there'>('html')
  /** Stops the handling of presses and input in the HTML while its code loads. */
  let endWait: () => void = nothing
  /** Whether the code has taken over the part. */
  let isHeard = false
  let want: () => void = nothing
  const wanted = inBrowser ? new Promise<void>((resolve) => (want = resolve)) : undefined
  const hear = () => {
    isHeard = true
    endWait()
    return () => {
      isHeard = false
    }
  }
  const Part = latePart(load, name, {
    lost,
    waiting: () => <FromHtml id={id} />,
    wanted,
    inside: (code) => (
      <Alive id={id} code={code} onHeard={hear} onAlive={() => stage.set('there')} />
    ),
  })

  /**
   * Loads the code while the HTML stays as it is, with everything typed, until the code arrives. `asked`: a
   * person waits for it.
   */
  async function replaceHtml(place: Element, asked = false) {
    try {
      await Part.preload()
      want()
    } catch {
      // A browser may remember that a file could not be loaded, until the page is reloaded.
      if (asked && (await reloadForNewVersion('person'))) return
      if (asked || isPressed(place)) stage.set('lost')
      else onNextInteraction(() => void replaceHtml(place))
    }
  }

  function waitIn(place: Element) {
    const left = new AbortController()
    const release = holdPresses(place)
    restoreEarlyInput(place)
    window.addEventListener('pagehide', () => keepEarlyInput(place), { signal: left.signal })
    endWait = () => {
      release()
      left.abort()
      endWait = nothing
    }
  }

  function watch(place: Element, props: Props) {
    const isHtml = place.hasChildNodes() && !isHeard
    const bring = () => (isHtml ? void replaceHtml(place) : want())
    if (isHtml) waitIn(place)
    if (isHtml && now?.(props)) bring()
    const stop = watchWanted(place, still, bring)
    return () => {
      stop()
      if (endWait !== nothing) keepEarlyInput(place)
      endWait()
      dropPresses(place)
      if (stage.get() === 'lost') stage.set('html')
    }
  }

  function InHtml(props: Props) {
    // The HTML matches the first rendering. With any other, React would discard it.
    const [{ first, ref }] = useState(() => ({
      first: <Part {...props} />,
      ref: (place: Element | null) => (place ? watch(place, props) : undefined),
    }))
    const present = useStore(stage)
    const tryAgain = () => {
      stage.set('html')
      const place = document.getElementById(id)
      if (place) void replaceHtml(place, true)
    }
    return (
      <div ref={ref} id={id} className={className}>
        {present === 'there' ? <Part {...props} /> : first}
        {present === 'lost' && lost(props, tryAgain)}
      </div>
    )
  }
  // Not for a page whose HTML contains the part: it hydrates without the part's code.
  if (still && needNotWait() && !document.getElementById(id)) loadTogether(Part.preload())
  return Object.assign(InHtml, { preload: Part.preload })
}
