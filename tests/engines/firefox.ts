import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import puppeteer, {
  ElementHandle,
  type Browser,
  type BrowserContext,
  type Page as Tab,
} from 'puppeteer-core'
import { ELSEWHERE, type Engine, type Found, NotHere, type Page, WINDOW } from './engine.ts'
import { isBare, locate, testingLibrary } from './in-page.ts'
import { librariesOf, unpacked } from './places.ts'
import { toSend } from './query.ts'

/** The program, and the environment in which it finds its libraries. Throws `NotHere`. */
function findFirefox() {
  const place = unpacked('firefox')
  const program = [`${place}/usr`, '/usr']
    .map((folder) => join(folder, 'lib/firefox-esr/firefox-esr'))
    .find(existsSync)
  if (!program) throw new NotHere('Debian’s package has no firefox-esr')
  const env = {
    ...process.env,
    TZ: ELSEWHERE.timeZone,
    HOME: join(place, 'home'),
    LD_LIBRARY_PATH: librariesOf(place),
  }
  try {
    execFileSync(program, ['--version'], { env, timeout: 20_000, stdio: 'pipe' })
  } catch (error) {
    throw new NotHere(`${program} does not run: ${String(error).split('\n').slice(0, 2).join(' ')}`)
  }
  return { program, env }
}

/** The value of the option with this text; runs in the page. */
function optionOf(list: Element, words: string): string {
  if (!(list instanceof HTMLSelectElement)) throw new Error('no list to choose from')
  const option = [...list.options].find(({ text }) => text.trim() === words)
  if (!option) throw new Error(`no option "${words}"`)
  return option.value
}

const foundBy = (handle: ElementHandle): Found => ({
  click: () => handle.click(),
  type: async (text) => {
    await handle.press('End')
    await handle.type(text)
  },
  choose: async (option) => void (await handle.select(await handle.evaluate(optionOf, option))),
  give: async (path) => (await handle.toElement('input')).uploadFile(path),
})

async function openTab(context: BrowserContext): Promise<Page> {
  const tab: Tab = await context.newPage()
  const consoleErrors: string[] = []
  tab.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text())
  })
  // A page may ask for confirmation before it is left with text that was not sent.
  tab.on('dialog', (dialog) => void dialog.accept())
  tab.on('pageerror', (error) =>
    consoleErrors.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`),
  )
  return {
    open: async (address) => void (await tab.goto(address)),
    reload: async () => void (await tab.reload()),
    back: () => tab.evaluate(() => void setTimeout(() => history.back())),
    run: (work) => tab.evaluate(work),
    find: async (query) => {
      if (await tab.evaluate(isBare)) await tab.evaluate(testingLibrary)
      const handle = await tab.evaluateHandle(locate, toSend(query))
      if (!(handle instanceof ElementHandle)) return null
      return foundBy(handle)
    },
    screenshot: () => tab.screenshot(),
    print: () => tab.pdf({ format: 'A4', preferCSSPageSize: true }),
    consoleErrors: async () => consoleErrors.splice(0),
    close: () => context.close(),
  }
}

/**
 * Starts Debian's Firefox without a window, driven by WebDriver BiDi. Throws `NotHere` if it
 * cannot run.
 */
export async function startFirefox(): Promise<Engine> {
  const { program, env } = findFirefox()
  const browser: Browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    env,
    extraPrefsFirefox: { 'intl.accept_languages': ELSEWHERE.languages },
    defaultViewport: WINDOW,
  })
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    newPage: async () => openTab(await browser.createBrowserContext()),
    end: () => browser.close(),
  }
}
