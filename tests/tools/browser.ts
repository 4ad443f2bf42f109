import { chromium } from '@playwright/test'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { root } from './setup.mjs'

/** Flags without which Chromium looks for the internet or a graphics card, or refuses to run as root. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SHARED_MEMORY = '/dev/shm'
/** Enough for the browsers of all workers; containers have 64 MB unless more was requested. */
const SHARED_MEMORY_BYTES = 2 ** 30

function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize >= SHARED_MEMORY_BYTES
}

/**
 * Playwright's own flags that are not needed here: with them Chromium's processes communicate through files in
 * /tmp, which is a sixth of the work of a page.
 */
export const needlessArgs = hasSharedMemory() ? ['--disable-dev-shm-usage'] : []

/** Where a machine may have a Chromium of its own. */
const installed = [
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const PACKAGE = '@sparticuz/chromium'
const START_MS = 30_000

/** A program and what to call it in a summary, say "Chromium 147.0.7727.24, from the packages". */
export type TestBrowser = { path: string; name: string }

/** What the choice of a browser depends on. */
export type Surroundings = {
  /** The setting TEST_BROWSER. */
  chosen: string | undefined
  /** Unpacks the pinned browser; null if it does not run. */
  packaged: () => Promise<string | null>
  installed: readonly string[]
  /** "Chromium 147.0.7727.24"; null for a program that is absent or does not run. */
  versionOf: (path: string) => string | null
}

/**
 * The browser of the tests and measurements: the one that TEST_BROWSER names, else the one in the packages, else
 * the machine's own. Throws if TEST_BROWSER does not run (no other replaces it) and if there is no browser at all.
 */
export async function chooseBrowser(around: Surroundings): Promise<TestBrowser> {
  const { chosen, versionOf } = around
  if (chosen) {
    const version = versionOf(chosen)
    if (version) return { path: chosen, name: `${version}, chosen by TEST_BROWSER` }
    throw new Error(
      `TEST_BROWSER is ${chosen}, and no browser runs there: give the path of a Chromium.`,
    )
  }
  const packaged = await around.packaged()
  const pinned = packaged && versionOf(packaged)
  if (pinned) return { path: packaged, name: `${pinned}, from the packages` }
  for (const path of around.installed) {
    const version = versionOf(path)
    if (version) return { path, name: `${version}, the machine’s own` }
  }
  throw new Error(
    'No browser for the tests: the Chromium from the npm packages does not run here. Install Chromium or Chrome, or set TEST_BROWSER to its path.',
  )
}

/** Asks a program for its name and version. */
function askVersion(path: string): string | null {
  if (!existsSync(path)) return null
  try {
    const words = execFileSync(path, ['--version'], {
      encoding: 'utf8',
      timeout: START_MS,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return /[A-Z][\w ]*? [\d.]+/.exec(words)?.[0] ?? null
  } catch {
    return null
  }
}

const pinnedMajor = () => {
  const { devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  return String(devDependencies[PACKAGE]).split('.')[0]
}

/** Unpacks the Chromium of the packages, once for a machine (Linux on Intel's processors only). */
async function unpackPinned(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  // The package unpacks the system libraries it needs only if it believes that it runs on Lambda.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x'
  const { default: program } = await import('@sparticuz/chromium')
  const path = await program.executablePath()
  if (askVersion(path)?.includes(` ${pinnedMajor()}.`)) return path
  // The file is of another version, or incomplete because unpacking was stopped.
  rmSync(path, { force: true })
  return program.executablePath()
}

/** The browser of this machine's tests; see `chooseBrowser`. */
export const findBrowser = (): Promise<TestBrowser> =>
  chooseBrowser({
    chosen: process.env.TEST_BROWSER,
    packaged: unpackPinned,
    installed,
    versionOf: askVersion,
  })
