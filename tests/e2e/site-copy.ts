import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { compressedForms } from '../../src/site/hosting/compressed.ts'
import { hostingFolder } from '../../src/site/hosting/hosting-folder.mjs'
import { findApache, startApache } from '../tools/apache.mjs'
import { root } from '../tools/setup.mjs'
import { testedSite } from '../tools/sites.mjs'

/** A copy of the built site in `folder` with more files; resolves to the copy's folder. */
async function makeSite(folder: string, files: Record<string, string>): Promise<string> {
  const site = join(folder, 'site')
  cpSync(testedSite, site, { recursive: true })
  cpSync(hostingFolder(testedSite), hostingFolder(site), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    const file = join(site, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    for (const { ending, content } of await compressedForms(name, Buffer.from(text)))
      writeFileSync(file + ending, content)
  }
  return site
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Serves a built site's folder as in the other browser tests, until `stop`. */
export async function serve(site: string, kind: 'nginx' | 'preview') {
  const port = await freePort()
  const child = spawn(process.execPath, ['tests/tools/serve-e2e.mjs', String(port)], {
    cwd: root,
    env: { ...process.env, E2E_SITE: site, E2E_SERVER: kind },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${origin}/local/outbox`).catch(() => null)
    if (answer?.ok) break
    await wait(100)
  }
  const stop = async () => {
    child.kill()
    await once(child, 'close')
  }
  return { origin, stop }
}

/** Serves it by Apache with the build's settings copied into it, without an API; null if there is no Apache. */
async function serveByApache(site: string) {
  const apache = findApache()
  if (!apache) {
    console.log('There is no Apache here, and none to be had from Debian: no test of it runs.')
    return null
  }
  cpSync(join(hostingFolder(site), '.htaccess'), join(site, '.htaccess'))
  const port = await freePort()
  return { origin: `http://localhost:${port}`, stop: await startApache(apache, { site, port }) }
}

/**
 * Serves a copy of the built site with more files in it, by name and text, as in the other browser
 * tests; `stop` ends the server and removes the copy. Without nginx, the preview
 * serves it; without Apache, `origin` is empty.
 */
export async function serveWith(
  files: Record<string, string>,
  kind: 'nginx' | 'apache' | 'preview',
) {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'))
  // Apache runs as the user nobody, who must be able to read the folder.
  chmodSync(folder, 0o755)
  const site = await makeSite(folder, files)
  const server = kind === 'apache' ? await serveByApache(site) : await serve(site, kind)
  return {
    origin: server?.origin ?? '',
    read: (name: string) => readFileSync(join(site, name), 'utf8'),
    async stop() {
      await server?.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
