import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { noSettings } from '../tools/no-settings.ts'
import { withSnapshotApi } from '../tools/serve-local-api.ts'

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Starts Vite's command line in a process of its own, so that it takes no time from a measurement. */
export function startVite(
  args: string[],
  stdio: 'inherit' | 'ignore' = 'inherit',
  environment: Record<string, string> = {},
) {
  return spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: root,
    // This process runs Vite itself, which sets its own mode; a build must not inherit that.
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    stdio: ['ignore', stdio, 'inherit'],
  })
}

/** Builds the site, with the local API as the source of its snapshot; throws if the build fails. */
export function viteBuild(...options: string[]): Promise<void> {
  return withSnapshotApi(async (environment) => {
    const settings = { ...noSettings, ...environment }
    const [code] = await once(startVite(['build', ...options], 'inherit', settings), 'close')
    if (code !== 0) throw new Error(`vite build ${options.join(' ')} failed`)
  })
}

/** A TCP port on which nothing listens on this machine's own address. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!address || typeof address === 'string') throw new Error('No free port')
  return address.port
}
