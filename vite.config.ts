import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { fonts } from './src/build/fonts.ts'
import { prerender } from './src/build/prerender.ts'
import { settingsReport } from './src/build/settings-report.ts'
import { localApi } from './tests/local-api/vite-plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const src = fileURLToPath(new URL('./src', import.meta.url))

export default defineConfig({
  plugins: [react(), fonts(root), settingsReport(), prerender(root), localApi()],
  resolve: { alias: { '@': src } },
  // One style sheet, inlined in every prerendered page.
  build: { target: 'es2022', cssCodeSplit: false },
  test: {
    environment: 'happy-dom',
    include: ['tests/{unit,journeys}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
