// @vitest-environment node
import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { loadEnv } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fingerprint, localEnvironment } from '../tools/built-site'
import { withSnapshotApi } from '../tools/serve-local-api'
import { root } from '../tools/setup.mjs'
import { LOCAL_SITE } from '../tools/sites.mjs'

let folder = ''
const at = (name: string) => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-site-'))
  for (const name of ['src/pages', 'public', 'tests/local-api', 'tests/tools', 'tests/e2e']) {
    mkdirSync(at(name), { recursive: true })
  }
  writeFileSync(at('index.html'), '<title>Site</title>')
  writeFileSync(at('src/pages/home.ts'), 'export const home = 1')
  writeFileSync(at('public/icon.svg'), '<svg />')
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('the same sources give the same fingerprint, whatever their file times', () => {
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
  ['an oldest browser is changed', () => writeFileSync(at('package.json'), '{"browserslist":[]}')],
  ['its snapshot is served otherwise', () => writeFileSync(at('tests/tools/local-api.mjs'), '')],
  ['the configuration is changed', () => writeFileSync(at('vite.config.ts'), '')],
])('the fingerprint changes when %s', (_, change) => {
  const before = fingerprint(folder, {})
  change()
  expect(fingerprint(folder, {})).not.toBe(before)
})

test('of the environment only the API of the snapshot counts', () => {
  const before = fingerprint(folder, {})
  expect(fingerprint(folder, { PATH: '/bin', VITE_API_HOST: 'https://api.example' })).toBe(before)
  expect(fingerprint(folder, { SNAPSHOT_API: 'off' })).not.toBe(before)
  expect(fingerprint(folder, { SNAPSHOT_API_OTHER: 'off' })).toBe(before)
})

const given = (SNAPSHOT_API: string) =>
  withSnapshotApi((environment) => Promise.resolve(environment), { SNAPSHOT_API })

test('a build gets the API that was chosen, or none', async () => {
  expect(await given('http://127.0.0.1:3000')).toEqual({ SNAPSHOT_API: 'http://127.0.0.1:3000' })
  expect(await given('off')).toEqual({ SNAPSHOT_API: '' })
})

/** What a separate program prints, in which React's two builds are not mixed with those of these tests. */
function printed(program: string): string {
  const start = "const { load } = await import('./tests/tools/setup.mjs');"
  const args = ['--input-type=module', '-e', start + program]
  const { NODE_ENV: _, SNAPSHOT_API: __, ...env } = process.env
  return execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }).trim()
}

test('without a choice a build gets a local API, which is the same at each start and gone afterwards', () => {
  const [first, second] = printed(`
    // As the bench has it: there, the other of React's builds is loaded already.
    await import('react-dom/server')
    const { withSnapshotApi } = await load('tests/tools/serve-local-api.ts')
    const read = async (address) => (await fetch(address + '/api/v1/country/getCountry')).text()
    for (const fails of [false, true]) {
      let address, text
      const end = await withSnapshotApi(async ({ SNAPSHOT_API }) => {
        address = SNAPSHOT_API
        text = await read(address)
        if (fails) throw new Error('not built')
      }).catch((error) => error.message)
      const gone = await read(address).then(() => 'still there', () => 'gone')
      console.log(JSON.stringify({ address, text, end, gone, mode: process.env.NODE_ENV }))
    }`)
    .split('\n')
    .map((line): Record<string, string> => JSON.parse(line))
  expect(first?.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(first?.text).toContain('"name":"Germany"')
  expect(first?.text).toContain('data:image/webp;base64,')
  expect(second?.text).toBe(first?.text)
  expect([first?.gone, second?.gone]).toEqual(['gone', 'gone'])
  expect([first?.end, second?.end]).toEqual([undefined, 'not built'])
  expect(first?.mode).toBeUndefined()
})

test('a local build ignores every setting that .env.example names, also one that is filled in', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  const names = [...example.matchAll(/^VITE_\w+(?==)/gm)].map(([name]) => name)
  expect(names.length).toBeGreaterThan(8)
  writeFileSync(at('.env'), names.map((name) => `${name}=live`).join('\n'))
  for (const [name, value] of Object.entries(localEnvironment({}))) vi.stubEnv(name, value)
  expect(loadEnv('local-api', folder, 'VITE_')).toEqual(
    Object.fromEntries(names.map((name) => [name, ''])),
  )
})

test('a change to a test or to the settings of the published site causes no new build', () => {
  const before = fingerprint(folder, {})
  writeFileSync(at('tests/e2e/home.spec.ts'), '')
  writeFileSync(at('.env'), 'VITE_SITE_URL=https://a.example')
  expect(fingerprint(folder, {})).toBe(before)
})

test('npm run preview:local shows the site that npm run build:local builds', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(scripts['preview:local']).toMatch(new RegExp(` --outDir ${relative(root, LOCAL_SITE)}$`))
})
