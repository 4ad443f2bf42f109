import { pause } from './pause'

const WAIT_MS = 600

/** The address of the file, as Chromium and Firefox name it in the error of a failed import. */
const FILE_ADDRESS = /https?:\/\/[^\s'"?]+\.js/

let tries = 0

/**
 * Loads a part of the site's code: `load` is `() => import('…')`. A failed load is tried once more after 600 ms.
 * Browsers since 2026 then request the file again; older ones remember the failure and fail at once, without a request,
 * so the file is then requested under a new address. Throws the last error.
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
