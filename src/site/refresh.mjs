// Reads the API again and updates the pages of a built site that are made of its data,
// for a timer on the host: npm run refresh [-- <folder of the built site>] [--force] [--wake <seconds>]
import { createHash } from 'node:crypto'
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { hostingFolder } from './hosting/hosting-folder.mjs'
import { lockFolder } from './lock.mjs'

// Set before React is loaded: its development build writes other HTML.
process.env.NODE_ENV = 'production'

// With a timer's strict umask the web server could not read the files. Everybody may read them: they are published.
process.umask(process.umask(0o022) & 0o722)

const root = join(import.meta.dirname, '../..')

/** Ends with a message instead of a stack trace. Exit code 1: nothing could be read; 2: the refresh could not run. */
function giveUp(words, code) {
  process.stderr.write(`${words}\n`)
  process.exit(code)
}

/** Reads the command line. */
function readWords() {
  const force = { type: 'boolean', default: false }
  const wake = { type: 'string', default: '60' }
  try {
    return parseArgs({ options: { force, wake }, allowPositionals: true })
  } catch (error) {
    return giveUp(error.message, 2)
  }
}

const { values, positionals } = readWords()
const out = resolve(root, positionals[0] ?? 'dist')

if (!/^\d+$/.test(values.wake)) giveUp('--wake takes a whole number of seconds.', 2)
const hosting = hostingFolder(out)
const rendering = join(hosting, 'render')
if (!existsSync(rendering)) giveUp(`${out} contains no built site: run the build first.`, 2)
// A copy, since the built site may be anywhere, and its code looks for packages in the folders above itself.
const name = createHash('sha256').update(out).digest('hex').slice(0, 12)
const copy = join(root, 'node_modules/.cache/refresh', name)

/** What stopped a refresh, and how to mend it if that is known. */
function wordsOf({ code, message }) {
  const isMissing = code === 'ERR_MODULE_NOT_FOUND'
  const advice = isMissing ? '\nInstall all packages of the checkout: npm ci --include=dev' : ''
  return `The refresh stopped: ${message}${advice}`
}

try {
  const { loadEnv } = await import('vite')
  if (!lockFolder(hosting))
    giveUp(`Another refresh or build is writing ${out}: this refresh did nothing.`, 2)
  // Each build gives its files new names: those of earlier builds would pile up.
  rmSync(copy, { recursive: true, force: true })
  cpSync(rendering, copy, { recursive: true })
  const rendererOf = (code) => import(pathToFileURL(join(copy, code, 'prerender-entry.js')).href)
  const renderers = await Promise.all(readdirSync(rendering).map(rendererOf))
  const site = renderers.find(({ language }) => language.prefix === '')
  const { apiHost } = site.readSavedSite(out)
  const origin = site.snapshotOrigin(apiHost, loadEnv('production', root, 'SNAPSHOT_'))
  if (!origin) giveUp('Neither VITE_API_HOST (at the build) nor SNAPSHOT_API is set.', 2)
  await site.wakeApi(origin, Number(values.wake) * 1000, (words) =>
    process.stdout.write(`${words}\n`),
  )
  const report = await site.refresh({ out, origin, force: values.force, renderers })
  for (const line of site.reportLines(report)) process.stdout.write(`${line}\n`)
  if (!report.read) process.exitCode = 1
} catch (error) {
  giveUp(wordsOf(error), 2)
}
