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
import { oldestEngines } from './src/site/engines.ts'
import { sitePlugins } from './src/site/plugins.ts'
import { localApi } from './tests/local-api/vite-plugin.ts'
import { ByEnvironment } from './tests/tools/by-environment.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const countries = {
  ml: () => countryTable('ml', malayalam),
  hi: () => countryTable('hi', hindi),
}

const tests = ['tests/{unit,journeys}/**/*.test.{ts,tsx}']
const isolated = ['tests/{unit,journeys}/**/*.isolated.test.{ts,tsx}']
const inMalayalam = ['tests/journeys/**/*.malayalam.test.tsx']

/** Tests that run once in each of these languages; all others read English. */
const inLanguages = ['tests/journeys/**/*.languages.test.tsx']

/** The same site with the words of another language. */
const testsIn = (code: 'ml' | 'hi', more: readonly string[] = []) => ({
  extends: true as const,
  define: { SITE_LANGUAGE: JSON.stringify(code) },
  // Vitest takes `define` out of what plugins see, so that src/site/words.ts would answer with English.
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
  // `@/words` are the words of a language: src/site/words.ts.
  resolve: { alias: [{ find: /^@\/(?!words\/)/, replacement: at('./src/') }] },
  // Tests read English; each language's build sets its own.
  define: { SITE_LANGUAGE: JSON.stringify(process.env.SITE_LANGUAGE ?? 'en') },
  build: {
    target: oldestEngines(at('./package.json')),
    manifest: true,
    // Safari 15 loses names in a class's fields, so they are set in its constructor; plainly, which
    // takes fewer bytes than defining them.
    rolldownOptions: {
      transform: { assumptions: { setPublicClassFields: true } },
      // The languages are built side by side: each would be found slow.
      checks: { bundlerTimings: false },
    },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['tests/setup.ts'],
    // By default one processor is left to rest; a test waits for a third of its time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // In MB, the room for what lives shortly: a render leaves much of it, and each clearing takes time.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: 20_000,
    sequence: { sequencer: ByEnvironment },
    // A shared machine may stall a test that waits for the screen.
    retry: process.env.CI ? 1 : 0,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // React, antd and the site are loaded once for each worker, not once for each file of tests. One
    // that needs modules of its own (vi.mock, vi.resetModules) ends with .isolated.test.
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
