import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { classNames } from './src/site/class-names.ts'
import { fonts } from './src/site/fonts.ts'
import { styleElements } from './src/site/headers-style-elements.ts'
import { pageFiles } from './src/site/page-files.ts'
import { prerender } from './src/site/prerender.ts'
import { seo } from './src/site/seo.ts'
import { settings } from './src/site/settings.ts'
import { settingsReport } from './src/site/settings-report.ts'
import { shell } from './src/content/en/shell.ts'
import { company } from './src/content/facts/company.ts'
import { localApi } from './tests/local-api/vite-plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const src = fileURLToPath(new URL('./src', import.meta.url))
const words = fileURLToPath(new URL('./src/content/en', import.meta.url))

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
    test: /src[\\/](components[\\/](page-head|head-of|no-script|art[\\/]palette)|content[\\/](en[\\/](components|site|written-on)|facts[\\/]written-on)|lib[\\/](browser[\\/]log|head[\\/]structured-data))/,
  },
  { name: 'valibot', test: /node_modules[\\/]valibot/ },
  {
    name: 'words',
    test: /src[\\/](content[\\/]en[\\/]messages|lib[\\/](api[\\/]errors|text[\\/](direction-marks|cut-text|format)|dates[\\/]dates|browser[\\/]use-focus-back|notices[\\/]use-failure-toast))/,
  },
  { name: 'form', test: /src[\\/]components[\\/]form[\\/]/ },
  // Countries: their pictures and their names.
  {
    name: 'art',
    test: /src[\\/](components[\\/]art[\\/](country-scene-lazy|picture-frame)|content[\\/]en[\\/]countries)/,
  },
  // What the service pages share.
  { name: 'service', test: /src[\\/]components[\\/](service-layout|enquiry-place)/ },
  { name: 'requirement', test: /src[\\/]components[\\/](accordion|requirement)/ },
  {
    name: 'mail',
    test: /src[\\/](content[\\/]en[\\/]enquiry-form|features[\\/]enquire[\\/](form-card|use-mail-form))/,
  },
  {
    name: 'enquiry',
    test: /src[\\/](content[\\/](facts[\\/]enquiry-options|en[\\/]visa-types)|features[\\/]enquire[\\/]enquiry-form)/,
  },
  {
    name: 'home',
    test: /src[\\/](content[\\/]en[\\/]home|features[\\/]enquire[\\/]consultation-visit|pages[\\/]public[\\/]home-page[\\/](landing\.module|late-block))/,
  },
  { name: 'premium', test: /src[\\/]content[\\/]en[\\/]premium/ },
  {
    name: 'membership',
    test: /src[\\/](entities[\\/]membership|features[\\/]buy-premium[\\/](purchase-progress|reconcile-member|use-reported-payment))/,
  },
].map((group, index, { length }) => Object.assign(group, { priority: length - index }))

export default defineConfig({
  plugins: [
    react(),
    classNames(root),
    fonts(root),
    settings(root),
    settingsReport(),
    styleElements(),
    seo(root, { ...company, ...shell }),
    pageFiles(root),
    prerender(root),
    localApi(),
  ],
  resolve: { alias: { '@/words': words, '@': src } },
  build: {
    target: 'es2022',
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/{unit,journeys}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    // By default one processor is left to rest.
    maxWorkers: '100%',
    testTimeout: 20_000,
    // A shared machine may stall a test that waits for the screen.
    retry: process.env.CI ? 1 : 0,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
