import type { ComponentType } from 'react'
import type { Late } from '@/lib/loading/late'
import { useNearViewport } from '@/lib/loading/use-near-viewport'
import { htmlPart } from './html-part'
import { latePart, type LatePartOptions } from './late-part'

/** The element around a part that waits until the reader is near. */
type Place<Props> = {
  className?: string | undefined
  /**
   * The prerendered HTML holds the part, in an element with this id, and stays until the code is
   * there. Without an id the place is empty, and not even the part's data is asked for before.
   */
  id?: string
  /**
   * Where the HTML brought it, its code waits for the reader's first interaction; elsewhere it
   * comes together with the page.
   */
  still?: boolean
  /** Whether a `still` part is wanted at once all the same, because its HTML is not the whole of it. */
  now?: (props: Props) => boolean
}

/**
 * Like `latePart`; its code loads when the reader comes within 600 CSS pixels. Prerendered where
 * its place has an id: then what is typed into the HTML stays, the last press is done again, and
 * code that does not come is asked for again while the HTML stands. A `still` one is made in a module
 * that only its own pages load: with it, pages without that HTML ask for its code.
 */
export function nearPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  options: Pick<LatePartOptions<Props>, 'lost'> & { near: Place<Props> },
): Late<Props> {
  const { lost, near } = options
  const { className, id, still, now } = near
  if (id !== undefined) return htmlPart(load, name, { id, className, still, now, lost })

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
