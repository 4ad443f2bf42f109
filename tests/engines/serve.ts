import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../tools/setup.mjs'

const SERVER_MS = 60_000

/**
 * Serves the built site with a local API of its own at the address `site`; resolves, once it answers, to
 * the function that stops it.
 */
export async function serve(site: string): Promise<() => void> {
  const { port } = new URL(site)
  const answers = () =>
    fetch(`${site}/local/outbox.json`).then(
      ({ ok }) => ok,
      () => false,
    )
  if (await answers()) throw new Error(`Another server has port ${port}: set E2E_PORT`)
  const child = spawn('node', ['tests/tools/serve-e2e.mjs', port], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = () => void child.kill()
  process.once('exit', end)
  const last = Date.now() + SERVER_MS
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > last) throw new Error(`No site on port ${port}`)
    await wait(100)
  }
  return end
}
