// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildTag } from '@/site/build-id.mjs'
import { lockFolder, lockInTurn } from '@/site/lock.mjs'
import { outcomeOf } from '../tools/outcome-of'

let folder = ''
const hosting = () => join(folder, 'site-hosting')
const lockFile = () => join(hosting(), 'lock.json')

/** A site whose refresh runs until the test ends it. */
const renderer = `
import { existsSync, writeFileSync } from 'node:fs'
export const language = { prefix: '' }
export const readSavedSite = () => ({ apiHost: 'http://api.example' })
export const snapshotOrigin = (host) => host
export const wakeApi = async () => undefined
export const isWhole = () => true
export const reportLines = () => ({ done: ['Refreshed.'], doubtful: [] })
export async function refresh({ out }) {
  writeFileSync(out + '-begun', '')
  while (!existsSync(out + '-end')) await new Promise((resolve) => setTimeout(resolve, 20))
  return { read: true }
}
`

/** What a folder has that a refresh did not lock or write. */
const OF_BUILD = ['render', 'site.json']

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'refresh-lock-'))
  mkdirSync(join(hosting(), 'render/en'), { recursive: true })
  writeFileSync(join(hosting(), 'render/en/prerender-entry.js'), renderer)
  writeFileSync(join(hosting(), 'site.json'), '{"build":"a1"}')
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, 'site/shell.html'), buildTag('a1'))
})

/** The folder name under which a refresh stores its own copy of the site's code. */
const copyOf = (site: string) => createHash('sha256').update(site).digest('hex').slice(0, 12)

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill()
  rmSync(folder, { recursive: true })
  rmSync(join('node_modules/.cache/refresh', copyOf(join(folder, 'site'))), {
    recursive: true,
    force: true,
  })
})

function startRefresh() {
  const child = spawn(process.execPath, ['src/site/refresh.mjs', join(folder, 'site')])
  children.push(child)
  return { child, ended: outcomeOf(child) }
}

const hasBegun = () => existsSync(join(folder, 'site-begun'))
const letEnd = () => writeFileSync(join(folder, 'site-end'), '')

test('a refresh beside another changes nothing and says why; once the other is done, one works', async () => {
  const first = startRefresh()
  await expect.poll(hasBegun, { timeout: 20_000 }).toBe(true)
  const { code, said } = await startRefresh().ended
  expect(code).toBe(2)
  expect(said).toContain('Another refresh or build')
  letEnd()
  expect(await first.ended).toEqual({ code: 0, said: 'Refreshed.\n' })
  expect(await startRefresh().ended).toMatchObject({ code: 0 })
  expect(readdirSync(hosting())).toEqual(OF_BUILD)
}, 60_000)

test('an unknown option ends a refresh with exit code 2 and a message', async () => {
  const child = spawn(process.execPath, ['src/site/refresh.mjs', '--forse'])
  children.push(child)
  const { code, said } = await outcomeOf(child)
  expect(code).toBe(2)
  expect(said).toMatch(/^Unknown option '--forse'.*\n$/)
}, 60_000)

test('a refresh in a checkout without its packages ends with exit code 2 and says how to install them', async () => {
  const checkout = join(folder, 'checkout')
  cpSync('src/site', join(checkout, 'src/site'), { recursive: true })
  const child = spawn(process.execPath, ['src/site/refresh.mjs', join(folder, 'site')], {
    cwd: checkout,
  })
  children.push(child)
  const { code, said } = await outcomeOf(child)
  expect(code).toBe(2)
  expect(said).toMatch(/^The refresh stopped: Cannot find package 'vite'.*npm ci --include=dev\n$/s)
}, 60_000)

test('a refresh that was killed does not block the next one', async () => {
  const { child, ended } = startRefresh()
  await expect.poll(hasBegun, { timeout: 20_000 }).toBe(true)
  child.kill('SIGKILL')
  await ended
  letEnd()
  expect(await startRefresh().ended).toMatchObject({ code: 0 })
}, 60_000)

test('what a refresh writes can be read by the host, however strict the umask of its timer is', async () => {
  letEnd()
  const command = 'umask 077 && exec "$0" src/site/refresh.mjs "$1"'
  const child = spawn('sh', ['-c', command, process.execPath, join(folder, 'site')])
  children.push(child)
  expect(await outcomeOf(child)).toMatchObject({ code: 0 })
  expect(statSync(join(folder, 'site-begun')).mode & 0o777).toBe(0o644)
}, 60_000)

test('nothing of earlier builds stays beside the code that a refresh runs', async () => {
  const copy = join('node_modules/.cache/refresh', copyOf(join(folder, 'site')))
  mkdirSync(join(copy, 'en/assets'), { recursive: true })
  writeFileSync(join(copy, 'en/assets/about-page-OLD.js'), '')
  letEnd()
  expect(await startRefresh().ended).toMatchObject({ code: 0 })
  expect(readdirSync(join(copy, 'en'))).toEqual(['prerender-entry.js'])
}, 60_000)

const lockedBy = (lock: object | string, ageMs = 0) => {
  writeFileSync(lockFile(), typeof lock === 'string' ? lock : JSON.stringify(lock))
  const time = new Date(Date.now() - ageMs)
  utimesSync(lockFile(), time, time)
}
const isFree = () => {
  const release = lockFolder(hosting())
  release?.()
  return release !== null
}
/** The id of a process that lives as long as this one. */
const alive = process.ppid
const ended = 2 ** 22 + 1

test.each([
  ['by nobody', null, 0, true],
  ['by a process that lives', { pid: alive, host: hostname() }, 0, false],
  ['by one that has ended', { pid: ended, host: hostname() }, 0, true],
  ['by one of another machine or container', { pid: ended, host: 'another' }, 0, false],
  ['by one there that has not been heard of for long', { pid: 1, host: 'another' }, 180_000, true],
  ['by one before the last start of this machine', { pid: alive, host: hostname() }, 180_000, true],
  ['by one that writes it just now', '', 0, false],
  ['by one that was killed while it wrote it', '', 180_000, true],
])('a folder that is locked %s', (_, lock, ageMs, free) => {
  if (lock !== null) lockedBy(lock, ageMs)
  expect(isFree()).toBe(free)
  expect(readdirSync(hosting())).toEqual(free ? OF_BUILD : ['lock.json', ...OF_BUILD])
})

test('a process releases only its own lock', () => {
  lockedBy({ pid: ended, host: hostname() })
  const release = lockFolder(hosting())
  expect(release).not.toBeNull()
  // Another process has taken the lock meanwhile.
  lockedBy({ pid: alive, host: hostname() })
  release?.()
  expect(existsSync(lockFile())).toBe(true)
})

test('a build that waited in vain says so', async () => {
  lockedBy({ pid: alive, host: hostname() })
  await expect(lockInTurn(hosting(), Date.now() - 1)).rejects.toThrow('still locks')
})

test('a build waits until the refresh is done', async () => {
  lockedBy({ pid: alive, host: hostname() })
  let isTaken = false
  const taking = lockInTurn(hosting()).then((release) => {
    isTaken = true
    return release
  })
  await wait(700)
  expect(isTaken).toBe(false)
  rmSync(lockFile())
  const release = await taking
  expect(existsSync(lockFile())).toBe(true)
  release()
  expect(existsSync(lockFile())).toBe(false)
})
