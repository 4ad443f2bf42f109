import { type ComponentType, useState } from 'react'
import type { Late } from '@/lib/loading/late'
import { useNearViewport } from '@/lib/loading/use-near-viewport'
import { watchWanted } from '@/lib/loading/watch-wanted'
import { latePart, type LatePartOptions } from './late-part'

const inBrowser = typeof document !== 'undefined'
const nothing = () => undefined
const CONTENTS = { display: 'contents' }

/** The element around a part that waits until the reader is near. */
type Place = {
  className?: string | undefined
  /**
   * The prerendered HTML holds the part, in an element with this id, and stays until the code is
   * there. Without an id the place is empty, and not even the part's data is asked for before.
   */
  id?: string
  /** Only a picture: where the HTML brought it, its code waits for a first touch. */
  still?: boolean
}

/**
 * Like `latePart`; its code loads when the reader comes within 600 CSS pixels. Prerendered where
 * its place has an id.
 */
export function nearPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  options: Pick<LatePartOptions<Props>, 'lost'> & { near: Place },
): Late<Props> {
  const { lost, near } = options
  const { className, id, still = false } = near
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

  let want: () => void = nothing
  const wanted = inBrowser ? new Promise<void>((resolve) => (want = resolve)) : undefined
  const waiting = () => <FromHtml id={id} />
  const Part = latePart(load, name, { lost, waiting, wanted })
  // No state: with its change React would give up the HTML that is there.
  const watch = (place: Element | null) =>
    place ? watchWanted(place, still, () => want()) : undefined
  const InHtml = (props: Props) => (
    <div ref={watch} id={id} className={className}>
      <Part {...props} />
    </div>
  )
  return Object.assign(InHtml, { preload: Part.preload })
}

/** What the HTML brought, where React takes a part away before its code is there. */
function FromHtml({ id }: { id: string }) {
  const [html] = useState(() => (inBrowser && document.getElementById(id)?.innerHTML) || '')
  return html && <div style={CONTENTS} dangerouslySetInnerHTML={{ __html: html }} />
}
