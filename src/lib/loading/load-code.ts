const WAIT_MS = 600

/** The address of the file, as Chromium and Firefox name it in the error of a failed import. */
const FILE_ADDRESS = /https?:\/\/[^\s'"?]+\.js/

let tries = 0

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Loads a part of the site's code: `load` is `() => import('…')`. A failed one is tried once more
 * after 600 ms, under a new address: a browser remembers that a file could not be loaded and
 * never asks for it again. Throws the last error.
 */
export async function loadCode<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load()
  } catch (error) {
    await pause(WAIT_MS)
    const address = error instanceof Error ? FILE_ADDRESS.exec(error.message)?.[0] : undefined
    if (!address) return load()
    tries += 1
    const code: Promise<M> = import(/* @vite-ignore */ `${address}?again=${tries}`)
    return code
  }
}
