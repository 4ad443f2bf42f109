import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import type { Account, Api } from './api.ts'
import { type Found, type Page, Silent } from './engine.ts'
import { type Part, type Query, told } from './query.ts'

/** How long a person waits for what should be there. */
const PATIENCE_MS = 20_000
const LOOK_MS = 50
/** A page counts as complete when no new file arrives for this long. */
const QUIET_MS = 500

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Tries until the attempt succeeds; throws with `what` and the reason of the last failure. */
async function until<Result>(what: string, attempt: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (error instanceof Silent) throw error
      if (Date.now() > end) throw new Error(`${what}: ${reasonOf(error)}`, { cause: error })
      await wait(LOOK_MS)
    }
  }
}

const field = (words: string | RegExp, within: Part = 'main'): Query => ({
  by: 'label',
  words,
  within,
  reach: true,
})

/** What a person can do on the site at `site`; each action waits for what it needs, up to `PATIENCE_MS`. */
export function personAt(page: Page, site: string, api: Api) {
  async function find(query: Query): Promise<Found> {
    const found = await page.find(query)
    assert.ok(found, 'not there')
    return found
  }
  const act = (query: Query, does: (found: Found) => Promise<void>) =>
    until(told(query), async () => does(await find(query)))
  const textOf = (work: () => unknown) => page.run(work).then(String)
  async function opens(address: string) {
    await page.open(`${site}${address}`)
    // Otherwise the pop-up would open in the middle of a journey.
    await page.run(() => sessionStorage.setItem('consultation-done', '1'))
  }

  /** The page can be read before its code has loaded; what needs the code has to wait for it. */
  const waitsForCode = () =>
    until('the page’s code', async () =>
      assert.ok(await page.run(() => 'alive' in document.documentElement.dataset)),
    )

  return {
    opens,
    /** Opens an address as somebody who logged in before. */
    isIn: async (who: Account, address: string) => {
      // Not a page: it would be left at once, while its fonts still load, which Firefox reports as an error.
      await opens('/robots.txt')
      const session = JSON.stringify(await api.login(who))
      await page.run(`localStorage.setItem('auth', ${JSON.stringify(session)})`)
      await opens(address)
    },
    waitsForCode,
    reloads: () => page.reload(),
    goesBack: async () => void (await page.run(() => void setTimeout(() => history.back()))),
    goesForward: async () => void (await page.run(() => void setTimeout(() => history.forward()))),
    /** Leaves the site and goes back to the page, which the browser restores from its back/forward cache. */
    leavesAndComesBackTo: async (address: string) => {
      // WebKit's driver hangs at this.
      if (!page.back) return
      await opens(address)
      await waitsForCode()
      // No browser caches a page that was left while its files were still loading.
      let files = -1
      await until(`${address} whole`, async () => {
        const before = files
        files = Number(await page.run(() => performance.getEntriesByType('resource').length))
        await wait(QUIET_MS)
        assert.equal(files, before)
      })
      await page.run(() => void Object.assign(window, { isAsLeft: true }))
      await page.open(`${site}/favicon.svg`)
      await page.back()
      await until(`${address} as it was left`, async () =>
        assert.ok(await page.run(() => document.title !== '' && 'isAsLeft' in window)),
      )
    },
    presses: (role: string, name: string | RegExp, within: Part = 'main') =>
      act({ by: 'role', role, words: name, within, reach: true }, (found) => found.click()),
    types: (label: string | RegExp, text: string, within: Part = 'main') =>
      act(field(label, within), (found) => found.type(text)),
    chooses: (label: string | RegExp, option: string) =>
      act(field(label), (found) => found.choose(option)),
    gives: (label: string | RegExp, path: string) =>
      act({ ...field(label), reach: false }, (found) => found.give(path)),
    sees: (words: string | RegExp, within: Part = 'page') =>
      act({ by: 'text', words, within, reach: false }, async () => undefined),
    seesA: (role: string, name: string | RegExp, within: Part = 'page') =>
      act({ by: 'role', role, words: name, within, reach: false }, async () => undefined),
    isAt: (address: string | RegExp) =>
      until(`the address ${String(address)}`, async () => {
        const now = await textOf(() => location.pathname + location.search)
        if (typeof address === 'string') assert.equal(now, address)
        else assert.match(now, address)
      }),
    /** Asks the page until the answer is as expected. */
    knows: (what: string, work: () => unknown, expected: unknown) =>
      until(what, async () => assert.deepEqual(await page.run(work), expected)),
  }
}

export type Person = ReturnType<typeof personAt>
