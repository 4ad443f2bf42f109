import { defineConfig, devices } from '@playwright/test'
import { browserArgs, findBrowser, needlessArgs } from '../tools/browser.ts'
import { plainPortOf, plainSiteAt, portOf, siteAt } from './ports.ts'

/** One worker often waits while another works: fewer would leave a tenth of two processors unused. */
const WORKERS = 4

/**
 * Tests of the site without a snapshot, as it is built when the API does not answer: each state
 * and each fault of a page's first load.
 */
const PLAIN = ['**/faults/*.spec.ts', '**/plain/*.spec.ts', '**/states.spec.ts']

/** Tests that need only one width: a host's answers and a fault's effects are the same in all, others set their own. */
const ONE_WIDTH = [
  '**/{accessibility-*,*hosting,keyboard,overlays-*,paper,photos-refresh,stamp-room,walk,wander}.spec.ts',
  '**/{apply,back-forward,bundle,failed-code,fonts,hardened,hostile,languages,new-version,send-later}.spec.ts',
  '**/{language-switch,languages-journeys,offline,offline-first-form}.spec.ts',
  '**/{old-engines,refresh,search-index,shortlist,token}.spec.ts',
]

/**
 * A mark at the end of the title of a test that does not depend on the width: it runs in one only, on a desktop
 * (the administrators, the keyboard, paper) or on a phone, which most people have.
 */
const DESK = /@desk$/
const PHONE = /@phone$/

const workers = Array.from({ length: WORKERS }, (_, worker) => worker)
const index = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const browser = await findBrowser()
/** A test's page lives for seconds: V8's optimising compiler would cost more processor time than it saves. */
const QUICK_PAGES = '--js-flags=--no-opt'
/** As on a phone with little memory: a page's first document and its site share a process, 7 % less work. */
const FEW_PROCESSES = '--renderer-process-limit=1'
/** What no test answers itself must not leave this machine: an e-mail, a payment, a call of the published site. */
const LOCAL_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
const launchOptions = {
  executablePath: browser.path,
  args: [...browserArgs, QUICK_PAGES, FEW_PROCESSES, LOCAL_ONLY],
  ignoreDefaultArgs: needlessArgs,
}

/** Real Chromium on the built site over HTTP; each worker has a site and a local API of its own. */
export default defineConfig({
  testDir: '.',
  // npm test reads this in the report.
  metadata: { browser: browser.name },
  outputDir: '../../node_modules/.cache/e2e-results',
  workers: WORKERS,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Only against a hang: the timeout of each expectation limits what a person has to wait for. On a machine
  // twice as slow as usual the longest journey took 47 s, and a machine may be three times as slow.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // This file is read again in each worker, so the address is the worker's own.
  use: {
    baseURL: siteAt(index),
    launchOptions,
    // A service worker would answer instead of a test's route; the tests of the service worker allow it.
    serviceWorkers: 'block',
    // As most visitors' devices; elsewhere a time says that it is India's.
    timezoneId: 'Asia/Kolkata',
    // The moving banner takes a tenth of a processor for each open page. Tests about
    // motion turn it on.
    reducedMotion: 'reduce',
  },
  projects: [
    // First, because it has the longest tests: a worker must not be left with one of them at the end.
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
  // One command for all: given several, Playwright would start each only after the one before answers.
  webServer: {
    command: `node tests/tools/serve-e2e.mjs ${workers.map((each) => `${portOf(each)}:${plainPortOf(each)}`).join(' ')}`,
    cwd: '../..',
    env: { E2E_RUNNER: String(process.pid) },
    // This one answers after all others.
    url: `${plainSiteAt(WORKERS - 1)}/local/outbox`,
    reuseExistingServer: false,
    stdout: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
