// The load generator wrk: as installed, or Debian's package unpacked into the project's cache folder.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { unpackPackages } from '../tools/debian.mjs'
import { root } from '../tools/setup.mjs'

const UNPACKED = join(root, 'node_modules/.cache/wrk')
const LIBRARIES = join(UNPACKED, 'root/usr/lib')

const places = ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'].concat(
  join(UNPACKED, 'root/usr/bin/wrk'),
)

/** The path of wrk, which is fetched once if not installed; null if it is not available. */
export function findWrk() {
  const found = places.find((path) => existsSync(path))
  if (found) return found
  unpackPackages(UNPACKED, ['wrk', 'libluajit-5.1-2'])
  return places.find((path) => existsSync(path)) ?? null
}

/** Debian keeps libraries in a folder named after the machine, such as x86_64-linux-gnu. */
function libraries() {
  if (!existsSync(LIBRARIES)) return ''
  return readdirSync(LIBRARIES)
    .map((name) => join(LIBRARIES, name))
    .join(':')
}

const count = (text, pattern) => Number(pattern.exec(text)?.[1] ?? 0)

/**
 * Requests one address as fast as it is answered. Resolves to the number of requests in all and per second, the
 * time (text, such as "12.3ms") within which 99 of 100 are answered, and the numbers of answers with a status from
 * 400 on, of connection errors, and of requests without an answer in 10 s. Throws if wrk does not run.
 */
export async function load(wrk, url, { connections, seconds }) {
  const options = ['-t2', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s']
  const child = spawn(wrk, [...options, '-H', 'Accept-Encoding: gzip', url], {
    env: { ...process.env, LD_LIBRARY_PATH: libraries() },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (part) => (text += part))
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`wrk ended with ${code}. ${text}`)
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)
  return {
    requests: count(text, /(\d+) requests in/),
    rate: count(text, /Requests\/sec:\s+([\d.]+)/),
    slowest: /99%\s+(\S+)/.exec(text)?.[1] ?? '?',
    refused: count(text, /Non-2xx or 3xx responses: (\d+)/),
    broken: (socket ?? []).slice(1, 4).reduce((sum, part) => sum + Number(part), 0),
    late: Number(socket?.[4] ?? 0),
  }
}
