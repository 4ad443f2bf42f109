import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import { nothing } from '@/lib/nothing'
import { allTogether } from './load-together'
import { loadCode } from './load-code'
import { forgetReload, reloadForNewVersion, type LoadCause } from './reload-once'

/** Thrown when a part's code could not be loaded. After `forget`, the next mount tries again. */
export class PartLoadError extends Error {
  readonly forget: (by: LoadCause) => void

  constructor(forget: (by: LoadCause) => void, cause: unknown) {
    super('A part was not loaded', { cause })
    this.forget = forget
  }
}

type Options = {
  /**
   * Code that failed to load first reloads the page, once a visit; a `page` that is shown allows the next reload. A
   * `frame` is a guard or a layout: that it loaded does not mean that the page in it did.
   */
  as?: 'page' | 'frame' | undefined
  /** Nothing loads before this resolves, except by `preload()`. */
  wanted?: Promise<void> | undefined
}

/** A component whose code loads late. */
export type Late<Props> = ((props: Props) => ReactNode) & {
  /** Loads the code ahead of time; throws what `loadCode` throws. */
  preload: () => Promise<ComponentType<Props>>
}

/** There is no window while pages are prerendered. */
const placeNow = () => String(globalThis.location)

/**
 * A component whose code loads with its first rendering, or ahead with `preload()`. `load` is
 * `() => import('…')`, which `loadCode` calls again if it fails, and `name` the component in that module:
 *
 *     const HomePage = late(() => import('@/pages/public/home-page'), 'HomePage', { as: 'page' })
 *
 * It suspends, and throws `PartLoadError` if its code fails to load, for the boundaries around it.
 * `latePart` includes both boundaries; `nearPart` also waits for the reader. For code that is no
 * component: `loadCode`.
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

  const makeLazy = (by: LoadCause) =>
    lazy(async () => {
      await wanted
      const href = placeNow()
      try {
        return { default: await preload() }
      } catch (error) {
        const isHere = () => placeNow() === href
        if (as && isHere() && (await reloadForNewVersion(by)))
          return await new Promise<never>(nothing)
        // If the page was left meanwhile, no boundary is there to call `forget`.
        if (!isHere()) Lazy = makeLazy('visit')
        // React remembers a failed load for ever. Creating a new one here would load without end: React renders a
        // failed part once more before it gives up.
        const forget = (next: LoadCause) => {
          Lazy = makeLazy(next)
        }
        throw new PartLoadError(forget, error)
      }
    })
  let Lazy = makeLazy('visit')
  const seen = as === 'page' ? forgetReload : nothing

  function Code(props: Props) {
    // Chosen once for each mount: switching later would mount the part a second time.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    // Runs only once the part is rendered: a preload alone does not prove that the page works.
    useEffect(seen, [])
    return <Part {...props} />
  }
  return Object.assign(Code, { preload })
}
