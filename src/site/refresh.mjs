// Reads the API again and updates the pages of a built site that are made of its data,
// for a timer on the host: npm run refresh [-- <folder of the built site>] [--force] [--wake <seconds>]
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { savedBuild } from './build-id.mjs'
import { hostingFolder } from './hosting/hosting-folder.mjs'
import { lockFolder } from './lock.mjs'
import { faultOfBuild, missingPart, siteFolder } from './refresh-place.mjs'

// Set before React is loaded: its development build writes other HTML.
process.env.NODE_ENV = 'production'

// With a timer's strict umask the web server could not read the files. Everybody may read them: they are published.
process.umask(process.umask(0o022) & 0o722)

const root = join(import.meta.dirname, '../..')

/** Exit codes, besides 0: nothing could be read; the refresh could not run; a part was not read or not written. */
const [NOTHING, FAILED, PART] = [1, 2, 3]

/** Ends with a message instead of a stack trace. */
function giveUp(words, code = FAILED) {
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
    return giveUp(error.message)
  }
}

const { values, positionals } = readWords()
const out = siteFolder(root, positionals[0])

if (!/^\d+$/.test(values.wake)) giveUp('--wake takes a whole number of seconds.')
const missing = missingPart(out)
if (missing) giveUp(missing)
const hosting = hostingFolder(out)
const rendering = join(hosting, 'render')
// A copy, since the built site may be anywhere, and its code looks for packages in the folders above itself.
const name = createHash('sha256').update(out).digest('hex').slice(0, 12)
const copy = join(root, 'node_modules/.cache/refresh', name)

/** What mends a fault, by its code. */
const ADVICE = {
  ERR_MODULE_NOT_FOUND: '\nInstall all packages of the checkout: npm ci --include=dev',
  ENOENT: '\nA file of the build is missing: put both of its folders there again, as a whole.',
}

/** What stopped a refresh, and how to mend it if that is known. */
const wordsOf = ({ code, message }) => `The refresh stopped: ${message}${ADVICE[code] ?? ''}`

/** The code of the built site, of each language, as it is in the copy. */
async function renderersIn(folder) {
  const rendererOf = (code) => import(pathToFileURL(join(folder, code, 'prerender-entry.js')).href)
  return Promise.all(readdirSync(folder).map(rendererOf))
}

const print = (stream, lines) => lines.forEach((line) => stream.write(`${line}\n`))

try {
  const { loadEnv } = await import('vite')
  if (!lockFolder(hosting))
    giveUp(`Another refresh or build is writing ${out}: this refresh did nothing.`)
  const fault = faultOfBuild(out)
  if (fault) giveUp(fault)
  // Read before the copy, so that a build that arrives meanwhile is not taken for the one that is copied.
  const build = savedBuild(out)
  // Each build gives its files new names: those of earlier builds would pile up.
  rmSync(copy, { recursive: true, force: true })
  cpSync(rendering, copy, { recursive: true })
  const renderers = await renderersIn(copy)
  const site = renderers.find(({ language }) => language.prefix === '')
  const { apiHost } = site.readSavedSite(out)
  const origin = site.snapshotOrigin(apiHost, loadEnv('production', root, 'SNAPSHOT_'))
  if (!origin) giveUp('Neither VITE_API_HOST (at the build) nor SNAPSHOT_API is set.')
  const say = (words) => print(process.stdout, [words])
  await site.wakeApi(origin, Number(values.wake) * 1000, say)
  const report = await site.refresh({ out, build, origin, force: values.force, renderers })
  const { done, doubtful } = site.reportLines(report)
  print(process.stdout, done)
  print(process.stderr, doubtful)
  if (!report.read) process.exitCode = NOTHING
  else if (!site.isWhole(report)) process.exitCode = PART
} catch (error) {
  giveUp(wordsOf(error))
}
