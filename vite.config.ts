import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { classNames } from './src/build/class-names.ts'
import { fonts } from './src/build/fonts.ts'
import { styleElements } from './src/build/headers-style-elements.ts'
import { pageFiles } from './src/build/page-files.ts'
import { prerender } from './src/build/prerender.ts'
import { seo } from './src/build/seo.ts'
import { settings } from './src/build/settings.ts'
import { settingsReport } from './src/build/settings-report.ts'
import { company } from './src/content/company.ts'
import { localApi } from './tests/local-api/vite-plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const src = fileURLToPath(new URL('./src', import.meta.url))

/**
 * Few, whole chunks: each small file of its own costs a request, a cheap phone's time to ask for
 * it, and compresses badly. A module goes to the first group that wants it, with what it imports.
 */
const chunkGroups = [
  // Changes only with a new version of React; stays cached over deploys. clsx, of 200 bytes, because
  // the toasts need it: a browser remembers a file that it could not load, and only the one that
  // `loadCode` asks for gets another address with the next try, none that it imports.
  {
    name: 'react',
    test: /rolldown.runtime|node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|clsx)[\\/]/,
  },
  {
    name: 'site',
    tags: ['$initial' as const],
    test: /src[\\/](?!main\.tsx)|node_modules/,
  },
  // What most pages share.
  {
    name: 'page',
    test: /src[\\/](components[\\/](page-head|no-script|art[\\/]palette)|content[\\/](head-of|written-on)|lib[\\/](log|structured-data))/,
  },
  { name: 'valibot', test: /node_modules[\\/]valibot/ },
  {
    name: 'words',
    test: /src[\\/](content[\\/]messages|lib[\\/](errors|upright|cut-text|dates|format|use-focus-back|use-failure-toast))/,
  },
  { name: 'form', test: /src[\\/]components[\\/]form[\\/]/ },
  { name: 'art', test: /src[\\/]components[\\/]art[\\/](country-scene-lazy|picture-frame)/ },
  // What the service pages share.
  { name: 'service', test: /src[\\/]pages[\\/]public[\\/](service-layout|enquiry-place)/ },
  { name: 'requirement', test: /src[\\/]pages[\\/]public[\\/](accordion|requirement)/ },
  {
    name: 'mail',
    test: /src[\\/](content[\\/]enquiry-form|features[\\/]enquiries[\\/](form-card|use-mail-form))/,
  },
  {
    name: 'enquiry',
    test: /src[\\/](content[\\/]visa-options|features[\\/]enquiries[\\/]enquiry-form)/,
  },
  {
    name: 'home',
    test: /src[\\/](content[\\/]home|features[\\/]enquiries[\\/]consultation-visit|pages[\\/]public[\\/]home[\\/](landing\.module|late-block))/,
  },
  { name: 'premium', test: /src[\\/]content[\\/]premium/ },
  {
    name: 'membership',
    test: /src[\\/]features[\\/]membership[\\/](progress|validity|reconcile|use-reported-payment)/,
  },
].map((group, index, { length }) => Object.assign(group, { priority: length - index }))

const tests = ['tests/{unit,journeys}/**/*.test.{ts,tsx}']
const isolated = ['tests/{unit,journeys}/**/*.isolated.test.{ts,tsx}']

export default defineConfig({
  plugins: [
    react(),
    classNames(root),
    fonts(root),
    settings(root),
    settingsReport(),
    styleElements(),
    seo(root, company),
    pageFiles(root),
    prerender(root),
    localApi(),
  ],
  resolve: { alias: { '@': src } },
  build: {
    target: 'es2022',
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['tests/setup.ts'],
    // By default one processor is left to rest.
    maxWorkers: '100%',
    // In MB: what a render leaves behind is thrown away together, not in small steps.
    execArgv: ['--max-semi-space-size=64'],
    testTimeout: 20_000,
    // A shared machine may stall a test that waits for the screen.
    retry: process.env.CI ? 1 : 0,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // React, antd and the site are loaded once for each worker, not once for each file of tests. One
    // that needs modules of its own (vi.mock, vi.resetModules) ends with .isolated.test.
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: tests, exclude: isolated, isolate: false },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
})
