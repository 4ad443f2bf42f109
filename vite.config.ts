import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import * as shell from './src/content/en/shell.ts'
import { company } from './src/content/facts/company.ts'
import { sitePlugins } from './src/site/plugins.ts'
import { localApi } from './tests/local-api/vite-plugin.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [sitePlugins(at('.'), { ...company, ...shell }), localApi()],
  resolve: { alias: { '@/words': at('./src/content/en'), '@': at('./src') } },
  build: { target: 'es2022', manifest: true },
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
