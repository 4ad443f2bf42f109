import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from './engine.ts'
import { ask } from './webdriver.ts'
import { newSession, openPage } from './webkit-page.ts'
import { startDriver } from './webkit-start.ts'

const START_MS = 20_000

async function whenAnswers(address: string) {
  const end = Date.now() + START_MS
  while (Date.now() < end) {
    const isUp = await ask('GET', `${address}/status`).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await wait(50)
  }
  throw new Error('WebKitWebDriver does not answer')
}

/**
 * Starts Debian's WebKitGTK through its own driver, on a virtual screen. Throws `NotHere` if
 * it cannot run.
 */
export async function startWebKit(): Promise<Engine> {
  const driver = await startDriver()
  try {
    await whenAnswers(driver.address)
    const { sessionId, capabilities } = await newSession(driver)
    await ask('DELETE', `${driver.address}/session/${sessionId}`)
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      newPage: () => openPage(driver),
      end: async () => driver.end(),
    }
  } catch (error) {
    driver.end()
    throw error
  }
}
