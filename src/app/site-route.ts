import type { ComponentType } from 'react'
import { needNotWait } from '@/lib/loading/first-interaction'
import { late } from '@/lib/loading/late'
import { nothing } from '@/lib/nothing'

/** An address and its page, in a chunk of its own. */
export type SiteRoute = {
  path: string
  Page: ComponentType<object> & { preload: () => Promise<unknown> }
}

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>

/** A page whose code loads when it is opened. */
export const page = <Name extends string>(load: Load<Name>, name: Name) =>
  late(load, name, { as: 'page' })

/** One page, in a chunk of its own, at one address or more. */
export function at<Name extends string>(
  places: readonly { path: string }[],
  load: Load<Name>,
  name: Name,
): SiteRoute[] {
  const Page = page(load, name)
  return places.map(({ path }) => ({ path, Page }))
}

/** Loads a page, and with it a part's code, unless that part is prerendered and can wait for an interaction. */
export const withPart =
  <Name extends string>(load: Load<Name>, part: () => Promise<unknown>): Load<Name> =>
  () => {
    if (needNotWait()) part().catch(nothing)
    return load()
  }
