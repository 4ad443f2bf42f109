import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import { allTogether } from './load-together'
import { loadCode } from './load-code'
import { forgetReload, reloadForNewVersion, type WantedBy } from './reload-once'

/** Thrown when a part's code cannot be had. `forget` makes the next mount try anew. */
export class PartLostError extends Error {
  readonly forget: (by: WantedBy) => void

  constructor(forget: (by: WantedBy) => void, cause: unknown) {
    super('A part was not loaded', { cause })
    this.forget = forget
  }
}

type Options = {
  /**
   * Lost code first reloads the page, once a visit; a `page` that is seen makes up for that. A `frame` is a
   * guard or a layout: it says nothing of the page in it.
   */
  as?: 'page' | 'frame' | undefined
  /** Nothing loads before, but for `preload()`. */
  wanted?: Promise<void> | undefined
}

/** A component whose code loads late. */
export type Late<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code ahead; throws what `loadCode` throws. */
  preload: () => Promise<ComponentType<Props>>
}

const nothing = () => undefined

/** There is no window while pages are prerendered. */
const placeNow = () => String(globalThis.location)

/**
 * A component whose code loads with its first rendering, or ahead with `preload()`. `load` is
 * `() => import('…')`, which `loadCode` tries twice, and `name` the component in that module:
 *
 *     const HomePage = late(() => import('@/pages/public/home-page'), 'HomePage', { as: 'page' })
 *
 * It suspends and, where its code is lost, throws `PartLostError`, for the boundaries around it.
 * `latePart` brings both along; `nearPart` also waits for the reader. Code that is no component:
 * `loadCode`.
 */
export function late<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  { as, wanted }: Options = {},
): Late<Props> {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined

  function preload(): Promise<ComponentType<Props>> {
    pending ??= loadCode(load).then(
      async (module) => {
        if (as === 'page') await allTogether()
        return (loaded = module[name])
      },
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }

  const makeLazy = (by: WantedBy) =>
    lazy(async () => {
      await wanted
      const href = placeNow()
      try {
        return { default: await preload() }
      } catch (error) {
        const isHere = () => placeNow() === href
        if (as && isHere() && (await reloadForNewVersion(by)))
          return await new Promise<never>(nothing)
        // Where its page was left meanwhile, no boundary is there to forget it.
        if (!isHere()) Lazy = makeLazy('visit')
        // React remembers a failed load for ever. A new one made here would load without end:
        // React renders a failed part once more before it gives up.
        const forget = (next: WantedBy) => {
          Lazy = makeLazy(next)
        }
        throw new PartLostError(forget, error)
      }
    })
  let Lazy = makeLazy('visit')
  const seen = as === 'page' ? forgetReload : nothing

  function Code(props: Props) {
    // Chosen once for each mount: switching later would mount the part a second time.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    // Runs only once the code is there: what came ahead says nothing of the rest.
    useEffect(seen, [])
    return <Part {...props} />
  }
  return Object.assign(Code, { preload })
}
