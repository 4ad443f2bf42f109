import fc from 'fast-check'
import { type Area, areas, everyAddress, logins, type PageName } from './addresses.ts'
import { expect, test } from './site.ts'
import { injectScripts } from './wander/page-scripts.ts'
import { walkOf } from './wander/steps.ts'
import { walk } from './wander/walk.ts'
import { Walker } from './wander/walker.ts'

/*
 * Random presses, keys, navigations and reloads, with faults among them: nothing may be uncaught,
 * lost, falsely reported or in progress for ever. WANDER_SEED and WANDER_STEPS try other walks, and more of
 * them; a failure says how to repeat it.
 */
const seed = Number(process.env.WANDER_SEED ?? 20_261_122)
const steps = Number(process.env.WANDER_STEPS ?? 2000)
/** fast-check's path to the shortest failing walk of one test, as a failure prints it. */
const path = process.env.WANDER_PATH

const WIDTHS = [360, 1280]
/** Steps of one visit. */
const LENGTH = 40
/** The most time (ms) for one step, and then for shortening a failing walk. */
const STEP_MS = 1000
const SHRINKING_MS = 40_000

const perTest = Math.ceil(steps / (areas.length * WIDTHS.length))
const walks = Math.ceil(perTest / LENGTH)
const length = Math.ceil(perTest / walks)

/** Pages with a form, by who fills it in. */
const FORMS = {
  public: ['contact', 'study', 'country', 'job', 'immigration', 'login', 'register', 'forget'],
  member: ['userProfile', 'country', 'contact'],
  admin: ['adminCreateCategory', 'adminCreateCountry', 'adminUpdateCountry', 'adminWorks'],
} as const satisfies Record<Area, readonly PageName[]>

/** The addresses that each may visit: their own pages, and for those with a login some of the public ones. */
async function addressesFor(area: Area, request: Parameters<typeof everyAddress>[0]) {
  const all = await everyAddress(request)
  const { addressOf } = all
  const more = (['home', 'premium', 'country', 'plan', 'contact'] as const).map(addressOf)
  return {
    addresses: area === 'public' ? all.public : [...all[area], ...more],
    forms: FORMS[area].map(addressOf),
  }
}

// Parallel: in one file in sequence they would take one worker minutes, alone at the end.
test.describe.configure({ mode: 'parallel' })

for (const area of areas) {
  for (const width of WIDTHS) {
    const title = `${area} at ${width} px, ${walks * length} steps, seed ${seed}`
    test(title, async ({ browser, localApi, request }) => {
      // A fault left by the previous test would disturb the requests for addresses.
      expect(localApi).toBeDefined()
      test.setTimeout(walks * length * STEP_MS + SHRINKING_MS * 2)
      const places = await addressesFor(area, request)
      let failedAt = Infinity
      const visit = fc.asyncProperty(walkOf(length), async (walked) => {
        // No time is left to try shorter walks.
        if (Date.now() > failedAt + SHRINKING_MS) return
        const context = await browser.newContext({
          viewport: { width, height: 760 },
          reducedMotion: width === 360 ? 'reduce' : 'no-preference',
          acceptDownloads: false,
        })
        try {
          await injectScripts(context)
          const page = await context.newPage()
          await walk({ page, who: logins[area], ...places }, walked)
        } catch (error) {
          failedAt = Math.min(failedAt, Date.now())
          throw error
        } finally {
          await context.close()
        }
      })
      const outcome = await fc.check(visit, {
        // Each test walks other ways.
        seed: seed + areas.indexOf(area) * WIDTHS.length + WIDTHS.indexOf(width),
        numRuns: walks,
        ...(path && { path }),
      })
      if (!outcome.failed) return
      const { errorInstance, counterexamplePath } = outcome
      const again = `WANDER_SEED=${seed} WANDER_STEPS=${steps} WANDER_PATH=${counterexamplePath}`
      const said = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
      throw new Error(`${said}\nAgain: ${again} npm run e2e -- e2e/wander -g "${area} at ${width}"`)
    })
  }
}

test('the walker waits for a document that loads late, and the policy reports nothing', async ({
  page,
  consoleErrors,
}) => {
  expect(consoleErrors).toEqual([])
  await page.goto('/policy')
  const place = { page, who: null, addresses: [], forms: [] }
  const observed = new Walker(place).observe()
  await page.waitForTimeout(200)
  await page.evaluate(() => {
    const observation = { path: '/policy' }
    Object.assign(window, { observer: { settled: () => Promise.resolve(observation) } })
  })
  expect((await observed).path).toBe('/policy')
})
