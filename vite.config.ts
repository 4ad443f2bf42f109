import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { fonts } from './src/build/fonts.ts'
import { prerender } from './src/build/prerender.ts'
import { seo } from './src/build/seo.ts'
import { settingsReport } from './src/build/settings-report.ts'
import { company } from './src/content/company.ts'
import { localApi } from './tests/local-api/vite-plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const src = fileURLToPath(new URL('./src', import.meta.url))

export default defineConfig({
  plugins: [
    react(),
    fonts(root),
    settingsReport(),
    seo(root, company),
    prerender(root),
    localApi(),
  ],
  resolve: { alias: { '@': src } },
  build: { target: 'es2022', manifest: true },
  test: {
    environment: 'happy-dom',
    include: ['tests/{unit,journeys}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
