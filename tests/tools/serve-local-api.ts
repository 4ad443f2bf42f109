import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { runnerImport } from 'vite'
import type * as localServer from '../local-api/server.ts'
import { root } from './setup.mjs'

/** The app as `vite preview` has it; React's production build, whatever this process is. */
async function loadApp() {
  const { NODE_ENV: mode } = process.env
  process.env.NODE_ENV = 'production'
  try {
    const { module } = await runnerImport<typeof localServer>(`${root}tests/local-api/server.ts`, {
      root,
      resolve: { alias: { '@': `${root}src` } },
    })
    return module.app
  } finally {
    // What is run from here has to choose its own.
    if (mode === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = mode
  }
}

/**
 * Serves a freshly seeded local API on a free port of this machine alone while `work` runs, which
 * gets its origin: "http://127.0.0.1:40001". Gives what `work` gives, throws what it throws; the
 * API is gone after either.
 */
export async function withLocalApi<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const { fetch } = await loadApp()
  const server = serve({ fetch, hostname: '127.0.0.1', port: 0 })
  try {
    if (!server.listening) await once(server, 'listening')
    const address = server.address()
    if (!address || typeof address === 'string') throw new Error('The local API has no port')
    return await work(`http://127.0.0.1:${address.port}`)
  } finally {
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
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
