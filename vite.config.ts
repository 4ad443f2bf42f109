import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { classNames } from './src/build/class-names.ts'
import { fonts } from './src/build/fonts.ts'
import { styleElements } from './src/build/headers-style-elements.ts'
import { prerender } from './src/build/prerender.ts'
import { seo } from './src/build/seo.ts'
import { settings } from './src/build/settings.ts'
import { settingsReport } from './src/build/settings-report.ts'
import { company } from './src/content/company.ts'
import { localApi } from './tests/local-api/vite-plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const src = fileURLToPath(new URL('./src', import.meta.url))

/** Few, whole chunks: each small file of its own costs a request and compresses badly. */
const chunkGroups = [
  // Changes only with a new version of React; stays cached over deploys.
  {
    name: 'react',
    test: /rolldown.runtime|node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
    priority: 3,
  },
  {
    name: 'site',
    tags: ['$initial' as const],
    test: /src[\\/](?!main\.tsx)|node_modules/,
    priority: 2,
  },
  // Little things that most pages share, which would travel as a file each.
  {
    name: 'page',
    test: /src[\\/](components[\\/](page-head|art[\\/]palette)|content[\\/](head-of|written-on)|lib[\\/](log|structured-data))/,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [
    react(),
    classNames(root),
    fonts(root),
    settings(root),
    settingsReport(),
    styleElements(),
    seo(root, company),
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
    include: ['tests/{unit,journeys}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 20_000,
    // A shared machine may stall a test that waits for the screen.
    retry: process.env.CI ? 1 : 0,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
