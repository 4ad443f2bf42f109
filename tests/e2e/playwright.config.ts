import { defineConfig, devices } from '@playwright/test'
import { browserArgs, findBrowser } from '../tools/browser.ts'

const port = Number(process.env.E2E_PORT ?? 4173)
const executablePath = await findBrowser()
const launchOptions = { executablePath, args: browserArgs }

/** Real Chromium on the built site over HTTP; one worker, since all tests share one local API. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/e2e-results',
  workers: 1,
  fullyParallel: false,
  // A shared machine may stall a browser; what needs its second try is named in the summary.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: { baseURL: `http://localhost:${port}`, launchOptions, trace: 'retain-on-failure' },
  projects: [
    {
      name: 'phone',
      // What a host answers and what a fault does is the same for every width; the others set
      // theirs themselves.
      testIgnore: [
        /(hosting|bundle|lost-code|keyboard|states|hostile|token|walk|accessibility-\w+)\.spec/,
        '**/faults/*.spec.ts',
      ],
      use: { ...devices['Pixel 5'], launchOptions },
    },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], launchOptions } },
  ],
  webServer: {
    command: `node tests/tools/serve-e2e.mjs ${port}`,
    cwd: '../..',
    url: `http://localhost:${port}/local/outbox`,
    reuseExistingServer: false,
    stdout: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
