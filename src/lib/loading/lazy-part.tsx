import { type ComponentType, lazy, useEffect, useState } from 'react'
import { visitStore } from '@/lib/browser/storage'

const RELOADED = 'reloaded-for-new-version'

/** Thrown when a part's code cannot be had. `forget` makes the next mount try anew. */
export class PartLostError extends Error {
  readonly forget: () => void

  constructor(forget: () => void, cause: unknown) {
    super('This part of the site could not be loaded', { cause })
    this.forget = forget
  }
}

/**
 * Reloads the page to fetch a new version's file names: by itself once a visit, and whenever a
 * person `asked` again in vain, since a browser remembers which files it could not load. False:
 * already done, or no line, where the browser's own error page would take the place of ours.
 */
function reloadForNewVersion(asked: boolean): boolean {
  if (!navigator.onLine) return false
  const reloaded = visitStore.get(RELOADED) !== null
  if (!asked && (reloaded || !visitStore.set(RELOADED, '1'))) return false
  window.location.reload()
  return true
}

/**
 * A component whose code loads when it is first needed (with `loadCode`, which tries a lost file
 * a second time); then `PartLostError` reaches the error boundary. `preload()` loads it ahead; what is already
 * loaded renders at once.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onLost: (asked: boolean) => boolean = () => false,
  onShown: () => void = () => undefined,
) {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined

  function preload(): Promise<ComponentType<Props>> {
    pending ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        pending = undefined
        throw error
      },
    )
    return pending
  }

  /** `asked`: a person tries again what was lost before. */
  const makeLate = (asked: boolean) =>
    lazy(async () => {
      try {
        return { default: await preload() }
      } catch (error) {
        if (onLost(asked)) return await new Promise<never>(() => undefined)
        // React remembers a failed load for ever. A new one made here would load without end:
        // React renders a failed part once more before it gives up.
        const forget = () => {
          Late = makeLate(true)
        }
        throw new PartLostError(forget, error)
      }
    })
  let Late = makeLate(false)

  function LazyPart(props: Props) {
    // Chosen once for each mount: switching later would mount the part a second time.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Late)
    // Runs only once the part's code is there.
    useEffect(onShown, [])
    return <Part {...props} />
  }
  LazyPart.preload = preload
  return LazyPart
}

/** A page loaded like `lazyPart`; a lost file (a deploy meanwhile) first reloads the page, once. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // Only a page that is seen makes up for a reload: code that came ahead says nothing of the rest.
  return lazyPart(load, reloadForNewVersion, () => visitStore.remove(RELOADED))
}

/** What stands around pages, a guard or a layout: lost like a page, but no page that is seen. */
export function lazyFrame<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(load, reloadForNewVersion)
}
