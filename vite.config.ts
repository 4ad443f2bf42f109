import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { neededSettings } from './src/content/en/needed-settings.ts'
import * as en from './src/content/en/shell.ts'
import { company } from './src/content/facts/company.ts'
import { countryTable } from './src/content/facts/country-table.ts'
import { countryNames as hindi } from './src/content/hi/countries.ts'
import * as hi from './src/content/hi/shell.ts'
import { countryNames as malayalam } from './src/content/ml/countries.ts'
import * as ml from './src/content/ml/shell.ts'
import { oldestEngines } from './src/site/code/engines.ts'
import { sitePlugins } from './src/site/plugins.ts'
import { localApi } from './tests/local-api/vite-plugin.ts'
import { ByEnvironment } from './tests/tools/by-environment.ts'
import { isOfClosedPage } from './tests/tools/closed-page.ts'
import { setupFiles } from './tests/tools/setup-files.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const countries = {
  ml: () => countryTable('ml', malayalam),
  hi: () => countryTable('hi', hindi),
}

const tests = ['tests/{unit,journeys}/**/*.test.{ts,tsx}']
const isolated = ['tests/{unit,journeys}/**/*.isolated.test.{ts,tsx}']
const inMalayalam = ['tests/journeys/**/*.malayalam.test.tsx']

/** Node 25 and newer have a localStorage of their own; Vitest would then leave out the one of the tests' browser. */
const BROWSER_STORAGE = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : []

/** Tests that run once in each of these languages; all others read English. */
const inLanguages = ['tests/journeys/**/*.languages.test.tsx']

/** A Vitest project that runs the tests of the site in another language. */
const testsIn = (code: 'ml' | 'hi', more: readonly string[] = []) => ({
  extends: true as const,
  define: { SITE_LANGUAGE: JSON.stringify(code) },
  // Vitest hides `define` from plugins, so src/site/words.ts would resolve to the English texts.
  resolve: {
    alias: [{ find: /^@\/words\/(?!admin-|needed-)/, replacement: at(`./src/content/${code}/`) }],
  },
  test: { name: code, include: [...inLanguages, ...more], isolate: false },
})

const facts = {
  en: { ...company, ...en },
  ml: { ...company, ...ml },
  hi: { ...company, ...hi },
}

export default defineConfig({
  plugins: [sitePlugins(at('.'), facts, neededSettings, countries), localApi()],
  // `@/words` are the texts of one language: src/site/words.ts.
  resolve: { alias: [{ find: /^@\/(?!words\/)/, replacement: at('./src/') }] },
  // Tests run in English; each language's build sets its own code.
  define: { SITE_LANGUAGE: JSON.stringify(process.env.SITE_LANGUAGE ?? 'en') },
  build: {
    target: oldestEngines(at('./package.json')),
    manifest: true,
    // Safari 15 loses names in class fields, so the constructor sets them, by plain assignment, which takes fewer
    // bytes than defining them.
    rolldownOptions: {
      transform: { assumptions: { setPublicClassFields: true } },
      // The languages are built in parallel, so each build would be reported as slow.
      checks: { bundlerTimings: false },
    },
  },
  test: {
    environment: 'happy-dom',
    setupFiles,
    // The default leaves one processor idle, but a test spends a third of its time waiting.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // The heap for short-lived objects, in MB: a render leaves many of them, and each collection takes time.
    execArgv: ['--max-semi-space-size=64', ...BROWSER_STORAGE],
    testTimeout: 20_000,
    sequence: { sequencer: ByEnvironment },
    // A shared machine may stall a test that waits for the screen.
    retry: process.env.CI ? 1 : 0,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    onUnhandledError: (error) => !isOfClosedPage(error),
    // Each run records what its test files load, by which `npm run check` finds the tests that a change touches.
    coverage: {
      enabled: true,
      provider: 'custom',
      customProviderModule: 'tests/tools/record-tests.ts',
      reportOnFailure: true,
    },
    // React, antd and the site are loaded once per worker, not once per test file. A test file that needs its own
    // modules (vi.mock, vi.resetModules) ends with .isolated.test.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: tests,
          exclude: [...isolated, ...inLanguages, ...inMalayalam],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
      testsIn('ml', inMalayalam),
      testsIn('hi'),
    ],
  },
})
