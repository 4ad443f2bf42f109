import { type ComponentType, useState } from 'react'
import { createStore, useStore } from '@/lib/browser/storage/store'
import { beforeTakeOver, loadTogether } from '@/lib/loading/load-together'
import { dropPresses, holdPresses, isPressed } from '@/lib/loading/early-press'
import { keepEarlyInput, restoreEarlyInput, typedKey } from '@/lib/loading/early-input'
import { needNotWait, onNextInteraction } from '@/lib/loading/first-interaction'
import type { Late } from '@/lib/loading/late'
import { reloadForNewVersion } from '@/lib/loading/reload-once'
import { watchWanted } from '@/lib/loading/watch-wanted'
import { nothing } from '@/lib/nothing'
import { HtmlCopy, HtmlTakeover } from './html-takeover'
import { latePart, type LatePartOptions } from './late-part'

const inBrowser = typeof document !== 'undefined'

type Options<Props> = Pick<LatePartOptions<Props>, 'failed'> & {
  id: string
  className?: string | undefined
  waitForInteraction?: boolean | undefined
  isNeededNow?: ((props: Props) => boolean) | undefined
}

/** `nearPart` for a part that the prerendered HTML contains. */
export function htmlPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { id, className, waitForInteraction = false, isNeededNow, failed }: Options<Props>,
): Late<Props> {
  const stage = createStore<'html' | 'failed' | 'there'>('html')
  /** Stops the handling of presses and input in the HTML while its code loads. */
  let endWait: () => void = nothing
  /** Whether the code has taken over the part. */
  let hasTakenOver = false
  let requestCode: () => void = nothing
  const wanted = inBrowser ? new Promise<void>((resolve) => (requestCode = resolve)) : undefined
  const takeOver = () => {
    hasTakenOver = true
    endWait()
    return () => {
      hasTakenOver = false
    }
  }
  const Part = latePart(load, name, {
    failed,
    waiting: () => <HtmlCopy id={id} />,
    wanted,
    inside: (code) => (
      <HtmlTakeover
        id={id}
        code={code}
        onTakeOver={takeOver}
        onMounted={() => stage.set('there')}
      />
    ),
  })

  /**
   * Loads the code while the HTML stays as it is, with everything typed, until the code arrives. `asked`: a
   * person waits for it.
   */
  async function replaceHtml(place: Element, asked = false) {
    try {
      await Part.preload()
      // In a page that was translated, the code that keeps what is typed and opened must be at work before.
      await beforeTakeOver()
      requestCode()
    } catch {
      // A browser may remember that a file could not be loaded, until the page is reloaded.
      if (asked && (await reloadForNewVersion('person'))) return
      if (asked || isPressed(place)) stage.set('failed')
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
    const isHtml = place.hasChildNodes() && !hasTakenOver
    const key = typedKey()
    const bring = () => (isHtml ? void replaceHtml(place) : requestCode())
    if (isHtml) waitIn(place)
    if (isHtml && isNeededNow?.(props)) bring()
    const stop = watchWanted(place, waitForInteraction, bring)
    return () => {
      stop()
      if (endWait !== nothing) keepEarlyInput(place, key)
      endWait()
      dropPresses(place)
      if (stage.get() === 'failed') stage.set('html')
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
        {present === 'failed' && failed(props, tryAgain)}
      </div>
    )
  }
  // Not for a page whose HTML contains the part: it hydrates without the part's code.
  if (waitForInteraction && needNotWait() && !document.getElementById(id))
    loadTogether(Part.preload())
  return Object.assign(InHtml, { preload: Part.preload })
}
