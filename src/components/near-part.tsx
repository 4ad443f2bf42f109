import type { ComponentType } from 'react'
import type { Late } from '@/lib/loading/late'
import { useNearViewport } from '@/lib/loading/use-near-viewport'
import { htmlPart } from './html-part'
import { latePart, type LatePartOptions } from './late-part'

/** The element around a part that waits until the reader is near. */
type Place<Props> = {
  className?: string | undefined
  /**
   * The prerendered HTML contains the part, in an element with this id, and stays until the code has loaded.
   * Without an id the place is empty until the reader is near, and not even the part's data is requested before.
   */
  id?: string
  /**
   * If the HTML contains the part, its code waits for the reader's first interaction; otherwise the code
   * loads together with the page.
   */
  waitForInteraction?: boolean
  /** Whether such a part is needed at once anyway, because its HTML does not show everything. */
  isNeededNow?: (props: Props) => boolean
}

/**
 * Like `latePart`, but its code loads when the reader comes within 600 CSS pixels. Prerendered if its place
 * has an id: then what is typed into the HTML stays, the last press is repeated, and code that fails to load
 * is requested again while the HTML is shown. Create a part with `waitForInteraction` in a module that only
 * its own pages load: the module makes pages without that HTML load the part's code.
 */
export function nearPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  options: Pick<LatePartOptions<Props>, 'failed'> & { near: Place<Props> },
): Late<Props> {
  const { failed, near } = options
  const { className, id, waitForInteraction, isNeededNow } = near
  if (id !== undefined)
    return htmlPart(load, name, { id, className, waitForInteraction, isNeededNow, failed })

  const Part = latePart(load, name, { failed })
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
