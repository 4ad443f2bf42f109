import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, root, startVite, viteBuild } from './project.ts'

const READY_MS = 30_000

/** The measured build: in a folder of its own, so that no other run changes it. */
export const distDir = join(root, 'node_modules/.cache/bench-site')

const build = ['--mode', 'local-api', '--outDir', distDir]

/** Builds the site against the local API. */
export const buildSite = (): Promise<void> =>
  viteBuild(...build, '--emptyOutDir', '--logLevel', 'error')

/** Serves the built site and the local API on this machine only; `stop` ends the server. */
export async function serveSite(): Promise<{ origin: string; stop: () => void }> {
  const port = String(await freePort())
  const address = ['--host', '127.0.0.1', '--port', port, '--strictPort']
  const server = startVite(['preview', ...build, ...address], 'ignore')
  const stop = () => void server.kill()
  process.once('exit', stop)

  const origin = `http://127.0.0.1:${port}`
  const end = Date.now() + READY_MS
  while (!(await answers(origin))) {
    if (server.exitCode !== null || Date.now() > end) {
      stop()
      throw new Error('vite preview does not answer')
    }
    await wait(200)
  }
  return { origin, stop }
}

/** Asks for the outbox, which belongs to the local API: it answers once site and API are ready. */
async function answers(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/local/outbox`).catch(() => null)
  return response?.ok ?? false
}

/** Adds many records to the local API at `origin`; throws if it does not accept them. */
export async function fill(origin: string, amounts: Record<string, number>): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(amounts)
  const response = await fetch(`${origin}/local/fill`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`/local/fill answered ${response.status}`)
}

/** How a file is sent over the wire; throws if the server doesn't compress it. */
export async function checkCompression(origin: string): Promise<string> {
  const { headers } = await fetch(origin, {
    headers: { Accept: 'text/html', 'Accept-Encoding': 'gzip' },
  })
  const encoding = headers.get('content-encoding')
  if (!encoding)
    throw new Error('The server does not compress its answers: the measurements would be wrong')
  return `content-encoding ${encoding}, cache-control ${headers.get('cache-control') ?? 'not set'}`
}
