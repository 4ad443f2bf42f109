import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './setup.mjs'

/**
 * Serves a freshly seeded local API on a free port, for this machine alone, while `work` runs, which gets its
 * origin: "http://127.0.0.1:40001". Returns what `work` returns, throws what it throws; the API ends after either,
 * and with this program. It runs as its own process: React's two builds must not mix in one.
 */
async function withLocalApi<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, [join(root, 'tests/tools/local-api.mjs')], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const gone = once(child, 'close')
  try {
    const lines = createInterface(child.stdout)
    const [origin]: unknown[] = await Promise.race([once(lines, 'line'), gone])
    if (typeof origin !== 'string') throw new Error('The local API did not start')
    return await work(origin)
  } finally {
    child.kill()
    await gone
  }
}

type Environment = Record<string, string | undefined>

/**
 * Runs a build with SNAPSHOT_API in its environment: by default the origin of its own local API. If the setting is
 * an address, that address; if it is "off", nothing, and the build takes no snapshot.
 */
export function withSnapshotApi<T>(
  build: (environment: { SNAPSHOT_API: string }) => Promise<T>,
  { SNAPSHOT_API: chosen = '' }: Environment = process.env,
): Promise<T> {
  if (chosen === '') return withLocalApi((origin) => build({ SNAPSHOT_API: origin }))
  return build({ SNAPSHOT_API: chosen === 'off' ? '' : chosen })
}
