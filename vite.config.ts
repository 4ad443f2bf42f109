import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { settingsReport } from './src/build/settings-report.ts'
import { localApi } from './tests/local-api/vite-plugin.ts'

const src = fileURLToPath(new URL('./src', import.meta.url))

export default defineConfig({
  plugins: [react(), settingsReport(), localApi()],
  resolve: { alias: { '@': src } },
  build: { target: 'es2022' },
  test: {
    environment: 'happy-dom',
    include: ['tests/{unit,journeys}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 20_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
