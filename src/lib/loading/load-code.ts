const WAIT_MS = 600

/** The address of the file, as Chromium and Firefox name it in the error of a failed import. */
const FILE_ADDRESS = /https?:\/\/[^\s'"?]+\.js/

let tries = 0

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads a part of the site's code: `load` is `() => import('…')`. A failed one is tried once more
 * after 600 ms. Browsers since 2026 ask for the file again; older ones remember that it could not
 * be loaded and fail at once, without asking, so it is then asked for under a new address. Throws
 * the last error.
 */
export async function loadCode<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load()
  } catch {
    await pause(WAIT_MS)
  }
  try {
    return await load()
  } catch (error) {
    const address = error instanceof Error ? FILE_ADDRESS.exec(error.message)?.[0] : undefined
    if (!address) throw error
    tries += 1
    const code: Promise<M> = import(/* @vite-ignore */ `${address}?again=${tries}`)
    return code
  }
}
