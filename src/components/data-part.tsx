import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { prerenderedData } from '@/lib/api/prerendered-data'
import { loadTogether } from '@/lib/loading/load-together'
import { needNotWait } from '@/lib/loading/first-interaction'
import { type Late, late } from '@/lib/loading/late'
import { nothing } from '@/lib/nothing'
import { latePart, type LatePartOptions } from './late-part'
import { nearPart } from './near-part'

const inBrowser = typeof document !== 'undefined'

type Options<Props> = Pick<LatePartOptions<Props>, 'failed' | 'waiting'> & {
  /** The id of the element around the part in the HTML that contains it. */
  id: string
  /** The query keys of the data it shows; the HTML contains the part if all of that data was there. */
  keys: (props: Props) => readonly (readonly string[])[]
  /** If the HTML does not contain it, it waits in an element of this class until the reader is near. */
  near?: { className: string | undefined }
  /** What is shown before it if the HTML does not contain it. */
  without?: ReactNode
  /** Whether the code is needed at once anyway, because the HTML does not show everything. */
  isNeededNow?: (props: Props) => boolean
}

/**
 * A part of a page that shows data of the API. If the page was prerendered with that data, the HTML is shown
 * and the code, with the cache and the HTTP client, waits for the reader's first interaction; otherwise the
 * code loads together with the page, unless the part is `near` or has a `waiting`.
 */
export function dataPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { id, keys, near, without, isNeededNow, failed, waiting }: Options<Props>,
): Late<Props> {
  const makeAnew = () => {
    if (near) return nearPart(load, name, { failed, near })
    return waiting ? latePart(load, name, { failed, waiting }) : late(load, name, { as: 'frame' })
  }
  const Anew = makeAnew()
  const loadBoth = async () => {
    const code = await load()
    // The next page of this kind has no HTML and must be shown at once.
    Anew.preload().catch(nothing)
    return code
  }
  const makeInHtml = () =>
    nearPart(loadBoth, name, {
      failed,
      near: { ...near, id, waitForInteraction: true, ...(isNeededNow && { isNeededNow }) },
    })
  let InHtml: Late<Props> | undefined

  const isInHtml = (props: Props) =>
    inBrowser
      ? document.getElementById(id) !== null
      : keys(props).every((key) => prerenderedData.isThere(key))
  // Only the first page has HTML.
  let hadFirst = false

  function Part(props: Props) {
    const [First] = useState(() =>
      !hadFirst && isInHtml(props) ? (InHtml ??= makeInHtml()) : undefined,
    )
    useEffect(() => {
      hadFirst = true
    }, [])
    if (First) return <First {...props} />
    return (
      <>
        {without}
        <Anew {...props} />
      </>
    )
  }
  if (!near && !waiting && needNotWait()) loadTogether(Anew.preload())
  return Object.assign(Part, { preload: Anew.preload })
}
