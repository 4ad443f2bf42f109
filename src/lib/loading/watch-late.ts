import { loadCode } from './load-code'

/**
 * For an effect that watches the page by code of its own, which no first paint needs: loads it by
 * `load`, then `start` begins to watch and gives back what stops it; `lost` where the code does not
 * come. Gives back the effect's clean-up.
 */
export function watchLate<M extends object>(
  load: () => Promise<M>,
  start: (code: M) => () => void,
  lost?: () => void,
): () => void {
  let stop: (() => void) | undefined
  let isGone = false
  async function begin() {
    const code = await loadCode(load).catch(() => null)
    if (isGone) return
    if (code) stop = start(code)
    else lost?.()
  }
  void begin()
  return () => {
    isGone = true
    stop?.()
  }
}
