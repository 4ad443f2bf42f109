// @vitest-environment node
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildTag } from '@/site/build-id.mjs'

let folder = ''
const at = (path: string) => join(folder, path)

/** A refresh of this site reads all of it but what the environment says. */
const renderer = `
export const language = { prefix: '' }
export const readSavedSite = () => ({ apiHost: 'http://api.example' })
export const snapshotOrigin = (host) => host
export const wakeApi = async () => undefined
export const isWhole = () => !process.env.UNREAD
export const reportLines = () => ({ done: ['Done.'], doubtful: process.env.UNREAD ? ['Not read.'] : [] })
export const refresh = async ({ out }) => ({ read: process.env.UNREAD !== 'all' })
`

function haveSite(name: string, published = 'a1', saved = published) {
  mkdirSync(at(name), { recursive: true })
  mkdirSync(at(`${name}-hosting/render/en`), { recursive: true })
  writeFileSync(at(`${name}/shell.html`), buildTag(published))
  writeFileSync(at(`${name}-hosting/site.json`), JSON.stringify({ build: saved }))
  writeFileSync(at(`${name}-hosting/render/en/prerender-entry.js`), renderer)
}

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'refresh-place-')))
})
afterEach(() => {
  for (const name of ['site', 'deep/site', 'releases/1/site']) {
    const copy = createHash('sha256').update(at(name)).digest('hex').slice(0, 12)
    rmSync(join('node_modules/.cache/refresh', copy), { recursive: true, force: true })
  }
  rmSync(folder, { recursive: true })
})

type Outcome = { code: number | null; told: string; doubted: string }

/** Refreshes a site, by a command that is typed in its folder. */
function refresh(site: string, environment: Record<string, string> = {}): Promise<Outcome> {
  const { INIT_CWD: _, ...env } = { ...process.env, ...environment }
  const words = [resolve('src/site/refresh.mjs'), site]
  const child = spawn(process.execPath, words, { cwd: folder, env: { ...env, ...environment } })
  let [told, doubted] = ['', '']
  child.stdout.on('data', (text: Buffer) => (told += text.toString()))
  child.stderr.on('data', (text: Buffer) => (doubted += text.toString()))
  return new Promise((done) => child.on('close', (code) => done({ code, told, doubted })))
}

const refused = (...words: (string | RegExp)[]) => ({
  code: 2,
  told: '',
  doubted: expect.stringMatching(new RegExp(words.map(String).join('.*'))),
})

test('the folders of two builds are not refreshed', async () => {
  haveSite('site', 'a1', 'b2')
  expect(await refresh('site')).toEqual(
    refused('site-hosting belongs to another build than', 'nothing was written'),
  )
})

test('a link to a site is followed', async () => {
  haveSite('releases/1/site')
  symlinkSync('releases/1/site', at('current'))
  expect(await refresh(at('current'))).toEqual({ code: 0, told: 'Done.\n', doubted: '' })
})

test('both folders may be links', async () => {
  haveSite('releases/1/site')
  renameSync(at('releases/1/site-hosting'), at('releases/1/beside'))
  symlinkSync('releases/1/site', at('site'))
  symlinkSync('releases/1/beside', at('site-hosting'))
  expect(await refresh('site')).toMatchObject({ code: 0 })
})

test('a path is one from where the command was typed, which npm tells', async () => {
  haveSite('deep/site')
  expect(await refresh('deep/site')).toMatchObject({ code: 0 })
  expect(await refresh('site', { INIT_CWD: at('deep') })).toMatchObject({ code: 0 })
})

test('what is missing is named', async () => {
  expect(await refresh('site')).toEqual(refused('/site contains no built site'))
  haveSite('site')
  rmSync(at('site-hosting'), { recursive: true })
  expect(await refresh('site')).toEqual(refused('site-hosting is missing', 'from the same build'))
})

test.each(['site/shell.html', 'site-hosting/site.json', 'site-hosting/render'])(
  'a build that was killed before it wrote %s did not finish',
  async (name) => {
    haveSite('site')
    rmSync(at(name), { recursive: true })
    expect(await refresh('site')).toEqual(refused('did not finish: build again'))
  },
)

test('a site of a checkout that knew no ids has to be built again', async () => {
  haveSite('site')
  writeFileSync(at('site/shell.html'), '<head></head>')
  writeFileSync(at('site-hosting/site.json'), '{}')
  expect(await refresh('site')).toEqual(refused('older checkout: build again'))
})

test('what was not read is an error of its own, beside what was', async () => {
  haveSite('site')
  const outcome = { told: 'Done.\n', doubted: 'Not read.\n' }
  expect(await refresh('site', { UNREAD: 'some' })).toEqual({ ...outcome, code: 3 })
  expect(await refresh('site', { UNREAD: 'all' })).toEqual({ ...outcome, code: 1 })
})
