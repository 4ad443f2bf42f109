import * as v from 'valibot'
import { type Found, type Page, WINDOW } from './engine.ts'
import { isBare, listen, locate, takeConsoleErrors, testingLibrary } from './in-page.ts'
import { toSend } from './query.ts'
import { ask } from './webdriver.ts'
import type { Driver } from './webkit-start.ts'

const SESSION_MS = 12_000
/** A session that takes longer to close is ended by the start of the next one. */
const CLOSE_MS = 3000

const sessionSchema = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserVersion: v.string() }),
})

const referenceSchema = v.record(v.string(), v.string())

/** Begins a session, which is a browser of its own. */
export async function newSession({ address, browser }: Driver) {
  const options = { binary: browser, args: ['--automation'] }
  const alwaysMatch = { 'webkitgtk:browserOptions': options, unhandledPromptBehavior: 'accept' }
  const start = () =>
    ask('POST', `${address}/session`, { capabilities: { alwaysMatch } }, SESSION_MS)
  // On a busy machine the browser sometimes does not start; the driver then ends it and starts again.
  const again = (error: unknown) => {
    console.log(`  WebKit's browser did not come: ${String(error)}; once more …`)
    return start()
  }
  return v.parse(sessionSchema, await start().catch(again))
}

/** An element by its address in the driver's API. */
const foundBy = (at: string): Found => ({
  click: async () => void (await ask('POST', `${at}/click`)),
  type: async (text) => void (await ask('POST', `${at}/value`, { text })),
  choose: async (option) => {
    const value = `.//option[normalize-space()="${option}"]`
    const found = await ask('POST', `${at}/element`, { using: 'xpath', value })
    const id = Object.values(v.parse(referenceSchema, found))[0]
    await ask('POST', `${at.replace(/[^/]+$/, '')}${id}/click`)
  },
  give: async (path) => void (await ask('POST', `${at}/value`, { text: path })),
})

/** Opens a window in a browser of its own. */
export async function openPage(driver: Driver): Promise<Page> {
  const { sessionId } = await newSession(driver)
  const at = `${driver.address}/session/${sessionId}`
  /** What went wrong in the documents before the current one. */
  const past: string[] = []
  const script = (text: string, args: readonly unknown[] = []) =>
    ask('POST', `${at}/execute/sync`, { script: text, args })
  const call = (work: string, args: readonly unknown[] = []) =>
    script(`return (${work})(...arguments)`, args)
  const run: Page['run'] = (work) =>
    typeof work === 'string' ? script(`return ${work}`) : call(String(work))

  /** Prepares a new document: loads Testing Library and records what goes wrong from here on. */
  async function arrive() {
    if (!(await run(isBare))) return
    await script(testingLibrary)
    await run(listen)
  }

  const consoleErrors = async () => v.parse(v.array(v.string()), await run(takeConsoleErrors))

  async function leave(go: () => Promise<unknown>) {
    past.push(...(await consoleErrors()))
    await go()
    await arrive()
  }

  await ask('POST', `${at}/window/rect`, { x: 0, y: 0, ...WINDOW })
  return {
    open: (address) => leave(() => ask('POST', `${at}/url`, { url: address })),
    reload: () => leave(() => ask('POST', `${at}/refresh`)),
    run,
    find: async (query) => {
      await arrive()
      const element = v.parse(
        v.nullable(referenceSchema),
        await call(String(locate), [toSend(query)]),
      )
      if (!element) return null
      return foundBy(`${at}/element/${Object.values(element)[0]}`)
    },
    screenshot: async () =>
      Buffer.from(v.parse(v.string(), await ask('GET', `${at}/screenshot`)), 'base64'),
    print: async () => null,
    consoleErrors: async () => [...past.splice(0), ...(await consoleErrors())],
    close: async () => void (await ask('DELETE', at, {}, CLOSE_MS)),
  }
}
