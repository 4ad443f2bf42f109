import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from './setup.mjs'

/**
 * Serves a freshly seeded local API on a free port of this machine alone while `work` runs, which
 * gets its origin: "http://127.0.0.1:40001". Gives what `work` gives, throws what it throws; the
 * API is gone after either, and with this program. It is a program of its own: React's two builds
 * must not meet in one.
 */
export async function withLocalApi<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const child = spawn(process.execPath, [join(root, 'tests/tools/local-api.mjs')], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const gone = once(child, 'close')
  try {
    const lines = createInterface(child.stdout)
    const [origin]: unknown[] = await Promise.race([once(lines, 'line'), gone])
    if (typeof origin !== 'string') throw new Error('The local API does not start')
    return await work(origin)
  } finally {
    child.kill()
    await gone
  }
}

type Environment = Record<string, string | undefined>

/**
 * Runs a build with what stands for SNAPSHOT_API in its environment: a local API of its own. Where
 * the setting is an address, that; where it is "off", nothing, and the build takes no snapshot.
 */
export function withSnapshotApi<T>(
  build: (environment: { SNAPSHOT_API: string }) => Promise<T>,
  { SNAPSHOT_API: chosen = '' }: Environment = process.env,
): Promise<T> {
  if (chosen === '') return withLocalApi((origin) => build({ SNAPSHOT_API: origin }))
  return build({ SNAPSHOT_API: chosen === 'off' ? '' : chosen })
}
