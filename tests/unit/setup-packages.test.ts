// @vitest-environment node
import { expect, test } from 'vitest'
import { holdsPackages } from '../tools/setup.mjs'

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/vite': { version: '8.3.8' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  },
}
const vite = (version: string) => ({ packages: { 'node_modules/vite': { version } } })

test('packages that match the lock file need no installation, whatever the files’ times', () => {
  expect(holdsPackages(lock, vite('8.3.8'))).toBe(true)
})

test('an older package, or a missing one, needs an installation', () => {
  expect(holdsPackages(lock, vite('8.3.7'))).toBe(false)
  expect(holdsPackages(lock, { packages: {} })).toBe(false)
})
