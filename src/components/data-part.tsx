import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { prerenderedData } from '@/lib/api/prerendered-data'
import { loadTogether } from '@/lib/loading/load-together'
import { needNotWait } from '@/lib/loading/first-interaction'
import { type Late, late } from '@/lib/loading/late'
import { latePart, type LatePartOptions } from './late-part'
import { nearPart } from './near-part'

const inBrowser = typeof document !== 'undefined'
const nothing = () => undefined

type Options<Props> = Pick<LatePartOptions<Props>, 'lost' | 'waiting'> & {
  /** Of the element around it in HTML that holds it. */
  id: string
  /** The query keys of what it shows; the HTML holds it where all of that was there. */
  keys: (props: Props) => readonly (readonly string[])[]
  /** Without HTML it waits until the reader is near, in an element of this class. */
  near?: { className: string | undefined }
  /** What stands before it where the HTML does not hold it. */
  without?: ReactNode
  /** Whether the code is wanted at once all the same, because the HTML is not the whole of it. */
  now?: (props: Props) => boolean
}

/**
 * A part of a page that shows data of the API. Where the page was prerendered with that, the HTML
 * stands and the code, with the cache and the HTTP client, waits for the reader's first touch;
 * anywhere else it comes together with the page, unless it is `near` or brings a `waiting`.
 */
export function dataPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { id, keys, near, without, now, lost, waiting }: Options<Props>,
): Late<Props> {
  const makeAnew = () => {
    if (near) return nearPart(load, name, { lost, near })
    return waiting ? latePart(load, name, { lost, waiting }) : late(load, name, { as: 'frame' })
  }
  const Anew = makeAnew()
  const loadBoth = async () => {
    const code = await load()
    // The next page of this kind has no HTML, and is to be there at once.
    Anew.preload().catch(nothing)
    return code
  }
  const makeInHtml = () =>
    nearPart(loadBoth, name, { lost, near: { ...near, id, still: true, ...(now && { now }) } })
  let InHtml: Late<Props> | undefined

  const isInHtml = (props: Props) =>
    inBrowser
      ? document.getElementById(id) !== null
      : keys(props).every((key) => prerenderedData.isThere(key))
  // HTML is there for the first page alone.
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
