import { defineConfig, devices } from '@playwright/test'
import { browserArgs, findBrowser, needlessArgs } from '../tools/browser.ts'
import { plainPortOf, plainSiteAt, portOf, siteAt } from './ports.ts'

/** One waits while another works: fewer leave a tenth of two processors unused. */
const WORKERS = 4

/**
 * What the site does without a snapshot, as it is built where the API does not answer: each state
 * and each fault of a page's first reading.
 */
const PLAIN = ['**/faults/*.spec.ts', '**/plain/*.spec.ts', '**/states.spec.ts']

/** What a host answers and what a fault does is the same for every width; others set theirs themselves. */
const ONE_WIDTH = [
  '**/{accessibility-*,*hosting,keyboard,overlays-*,paper,photos-refresh,stamp-room,walk,wander}.spec.ts',
  '**/{apply,back-forward,bundle,fonts,hardened,hostile,languages,later,lost-code,new-version}.spec.ts',
  '**/{language-switch,languages-journeys,offline}.spec.ts',
  '**/{old-engines,refresh,search-index,shortlist,token}.spec.ts',
]

/**
 * In the title of a case that knows nothing of the window: it is tried in one, at a desk (the
 * administrators, the keyboard, paper) or on a phone, which most people have.
 */
const DESK = /@desk$/
const PHONE = /@phone$/

const workers = Array.from({ length: WORKERS }, (_, worker) => worker)
const index = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const browser = await findBrowser()
/** A page of a test lives for seconds: V8's second compiler takes more of the processors than it gives. */
const QUICK_PAGES = '--js-flags=--no-opt'
/** As on a phone with little memory: a page's first document and its site share a process, 7 % less work. */
const FEW_PROCESSES = '--renderer-process-limit=1'
const launchOptions = {
  executablePath: browser.path,
  args: [...browserArgs, QUICK_PAGES, FEW_PROCESSES],
  ignoreDefaultArgs: needlessArgs,
}

/** Real Chromium on the built site over HTTP; each worker has a site and a local API of its own. */
export default defineConfig({
  testDir: '.',
  // Read in the report by npm test.
  metadata: { browser: browser.name },
  outputDir: '../../node_modules/.cache/e2e-results',
  workers: WORKERS,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Against a hang alone: what a person waits for is held by the limit of each expectation. On a machine
  // twice as slow as usual the longest journey took 47 s, and it may be three times.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // Read anew in each worker.
  use: {
    baseURL: siteAt(index),
    launchOptions,
    // A worker would answer in place of a test; those of the worker allow it.
    serviceWorkers: 'block',
    // The banner that goes round takes a tenth of a processor for each open page. Tests whose matter
    // is motion ask for it.
    reducedMotion: 'reduce',
  },
  projects: [
    // First, since it has the longest tests: they are not to be what a worker ends with alone.
    {
      name: 'plain',
      testMatch: PLAIN,
      use: { ...devices['Desktop Chrome'], launchOptions, baseURL: plainSiteAt(index) },
    },
    {
      name: 'desktop',
      testIgnore: PLAIN,
      grepInvert: PHONE,
      use: { ...devices['Desktop Chrome'], launchOptions },
    },
    {
      name: 'phone',
      testIgnore: [...ONE_WIDTH, ...PLAIN],
      grepInvert: DESK,
      use: { ...devices['Pixel 5'], launchOptions },
    },
  ],
  // All in one: Playwright would start the next one when the one before answers.
  webServer: {
    command: `node tests/tools/serve-e2e.mjs ${workers.map((each) => `${portOf(each)}:${plainPortOf(each)}`).join(' ')}`,
    cwd: '../..',
    // Served when all others answer.
    url: `${plainSiteAt(WORKERS - 1)}/local/outbox`,
    reuseExistingServer: false,
    stdout: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
