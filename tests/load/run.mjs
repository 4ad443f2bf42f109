// Measures how many requests the site's own nginx can serve on this machine: npm run load
// 30 s each (LOAD_SECONDS=…) at 256 connections (LOAD_CONNECTIONS=…), over loopback only: the home page, a script,
// an unknown address, and an empty file, which shows the most that nginx can do at all. Stops by itself; any error
// makes it fail. Takes about two minutes; not part of npm test.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostingFolder } from '../../src/site/hosting/hosting-folder.mjs'
import { findNginx, startNginx } from '../tools/nginx.mjs'
import { ensurePackages, run } from '../tools/setup.mjs'
import { LOCAL_SITE as BUILT } from '../tools/sites.mjs'
import { findWrk, load } from './wrk.mjs'

const seconds = Number(process.env.LOAD_SECONDS ?? 30)
const connections = Number(process.env.LOAD_CONNECTIONS ?? 256)

function give(words) {
  console.error(words)
  process.exit(1)
}

await ensurePackages()
const nginx = findNginx() ?? give('There is no nginx here, and Debian’s could not be fetched.')
const wrk =
  findWrk() ?? give('There is no wrk here, and Debian’s could not be fetched: install wrk.')
if (!existsSync(BUILT))
  await run('npm', ['run', '--silent', 'build:local', '--', '--logLevel', 'warn'])

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

const sizeOf = (script) => statSync(join(BUILT, 'assets', script)).size

/** The largest script, which nearly every visitor loads. */
function largestScript() {
  const scripts = readdirSync(join(BUILT, 'assets')).filter((name) => name.endsWith('.js'))
  return `/assets/${scripts.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]}`
}

// A copy of the site, to which the empty file is added.
const folder = mkdtempSync(join(tmpdir(), 'site-load-'))
const site = join(folder, 'site')
cpSync(BUILT, site, { recursive: true })
writeFileSync(join(site, 'empty.txt'), '')
const port = await freePort()
// No request of this run is for the API, so any port will do.
const stop = await startNginx(nginx, { site, hosting: hostingFolder(BUILT), port, apiPort: port })

const targets = [
  { what: 'an empty file', path: '/empty.txt', status: 200 },
  { what: 'the home page', path: '/', status: 200 },
  { what: 'a script', path: largestScript(), status: 200 },
  { what: 'an unknown address', path: '/no-such-page', status: 404 },
]

async function measure({ what, path, status }) {
  const url = `http://127.0.0.1:${port}${path}`
  const answer = await fetch(url)
  const bytes = (await answer.arrayBuffer()).byteLength
  const { requests, rate, slowest, refused, broken, late } = await load(wrk, url, {
    connections,
    seconds,
  })
  const wrong = (status === 200 ? refused : requests - refused) + broken
  const errors = answer.status === status ? wrong : requests
  return { what, bytes, requests, rate: Math.round(rate), '99 % within': slowest, late, errors }
}

const rows = []
try {
  for (const target of targets) rows.push(await measure(target))
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(
  `${connections} connections, ${seconds} s each, ${availableParallelism()} processors shared by nginx and wrk; rate: requests per second`,
)
console.table(rows)
if (rows.some(({ late, errors, requests }) => late + errors > 0 || requests === 0))
  give('There were errors.')
