// @vitest-environment node
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from '../tools/built-site'

let folder = ''
const at = (name: string) => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-site-'))
  for (const name of ['src/pages', 'public', 'tests/local-api', 'tests/e2e']) {
    mkdirSync(at(name), { recursive: true })
  }
  writeFileSync(at('index.html'), '<title>Site</title>')
  writeFileSync(at('src/pages/home.ts'), 'export const home = 1')
  writeFileSync(at('public/icon.svg'), '<svg />')
  writeFileSync(at('.env'), 'VITE_SITE_URL=')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('the same sources give the same fingerprint, whatever their times', () => {
  const before = fingerprint(folder, {})
  utimesSync(at('index.html'), 1, 1)
  expect(fingerprint(folder, {})).toBe(before)
})

test.each<[string, () => void]>([
  ['a source is changed', () => writeFileSync(at('src/pages/home.ts'), 'export const home = 2')],
  ['a source is added', () => writeFileSync(at('src/pages/about.ts'), '')],
  ['a source is moved', () => renameSync(at('src/pages/home.ts'), at('src/home.ts'))],
  ['a picture is changed', () => writeFileSync(at('public/icon.svg'), '<svg></svg>')],
  ['a package is changed', () => writeFileSync(at('package-lock.json'), '{}')],
  ['a setting is changed', () => writeFileSync(at('.env'), 'VITE_SITE_URL=https://a.example')],
  ['a file of settings is added', () => writeFileSync(at('.env.local'), '')],
  ['the configuration is changed', () => writeFileSync(at('vite.config.ts'), '')],
])('it is another when %s', (_, change) => {
  const before = fingerprint(folder, {})
  change()
  expect(fingerprint(folder, {})).not.toBe(before)
})

test('a setting in the environment counts, and nothing else that is there', () => {
  const before = fingerprint(folder, {})
  expect(fingerprint(folder, { PATH: '/bin' })).toBe(before)
  expect(fingerprint(folder, { VITE_API_HOST: 'https://api.example' })).not.toBe(before)
})

test('a test or the example of the settings builds nothing anew', () => {
  const before = fingerprint(folder, {})
  writeFileSync(at('tests/e2e/home.spec.ts'), '')
  writeFileSync(at('.env.example'), 'VITE_SITE_URL=')
  expect(fingerprint(folder, {})).toBe(before)
})
