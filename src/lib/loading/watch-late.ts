import { onNextInteraction } from './first-interaction'
import { loadCode } from './load-code'

/**
 * For an effect that watches the page with code of its own, which the first paint does not need: `load` loads it, then
 * `start` begins to watch and returns the function that stops it. If the code fails to load, `onLoadFailed` is called,
 * and the next key or press, or the connection's return, tries again. Returns the effect's clean-up.
 */
export function watchLate<M extends object>(
  load: () => Promise<M>,
  start: (code: M) => () => void,
  onLoadFailed?: () => void,
): () => void {
  let stop: (() => void) | undefined
  let isGone = false
  async function begin() {
    const code = await loadCode(load).catch(() => null)
    if (isGone) return
    if (code) stop = start(code)
    else {
      onLoadFailed?.()
      stop = onNextInteraction(() => void begin())
    }
  }
  void begin()
  return () => {
    isGone = true
    stop?.()
  }
}
