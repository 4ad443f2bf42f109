import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { prerenderedData } from '@/lib/api/prerendered-data'
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
}

/**
 * A part of a page that shows data of the API. Where the page was prerendered with that, the HTML
 * stands and the code, with the cache and the HTTP client, waits for the reader's first touch;
 * anywhere else it loads with the page, and is waited for and lost like a page unless it is `near`
 * or brings a `waiting`.
 */
export function dataPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { id, keys, near, without, lost, waiting }: Options<Props>,
): Late<Props> {
  const makeAnew = () => {
    if (near) return nearPart(load, name, { lost, near })
    return waiting ? latePart(load, name, { lost, waiting }) : late(load, name, { as: 'page' })
  }
  const Anew = makeAnew()
  const isPage = !near && !waiting
  const loadBoth = async () => {
    const code = await load()
    // The next page of this kind has no HTML, and is to be there at once.
    Anew.preload().catch(nothing)
    return code
  }
  const InHtml = nearPart(loadBoth, name, { lost, near: { ...near, id, still: true } })
  const isInHtml = (props: Props) =>
    inBrowser
      ? document.getElementById(id) !== null
      : keys(props).every((key) => prerenderedData.isThere(key))
  // HTML is there for the first page alone.
  let hadFirst = false

  function Part(props: Props) {
    const [first] = useState(() => !hadFirst && isInHtml(props))
    useEffect(() => {
      hadFirst = true
    }, [])
    if (first) return <InHtml {...props} />
    return (
      <>
        {without}
        <Anew {...props} />
      </>
    )
  }
  // With the page's code, not after it.
  if (inBrowser && isPage && document.getElementById(id) === null) Anew.preload().catch(nothing)
  return Object.assign(Part, { preload: Anew.preload })
}
