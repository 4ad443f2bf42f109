// A real web server with its own folder, as nginx.mjs and apache.mjs start it.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const READY_MS = 10_000

const answers = (port) =>
  new Promise((resolve) => {
    request({ host: '127.0.0.1', port, method: 'HEAD' }, (response) => {
      response.resume()
      resolve(true)
    })
      .on('error', () => resolve(false))
      .end()
  })

/**
 * Starts a server on 127.0.0.1:`port`. `of` gets a new folder and the path of the configuration file in it, and
 * returns the configuration and how to run the server (`args`, `env`); errors go to error.log in that folder.
 * Resolves once the server answers, to a function that stops it and resolves when it is gone. Throws with the
 * server's own messages if it does not start, or if the port is taken.
 */
export async function startServer({ name, program, port }, of) {
  if (await answers(port)) throw new Error(`Port ${port} is already used by another server.`)
  const folder = mkdtempSync(join(tmpdir(), `site-${name}-`))
  const file = join(folder, `${name}.conf`)
  const { configuration, args, env } = of(folder, file)
  writeFileSync(file, configuration)
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const gone = new Promise((resolve) => void child.once('close', resolve))
  function end() {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  // Not on a signal: others, such as vite preview, also end this process at a signal, and sooner.
  process.once('exit', end)
  async function stop() {
    child.kill()
    await gone
    end()
    process.off('exit', end)
  }

  const deadline = Date.now() + READY_MS
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      const words = existsSync(join(folder, 'error.log'))
        ? readFileSync(join(folder, 'error.log'), 'utf8')
        : ''
      await stop()
      throw new Error(`${name} does not answer on port ${port}. ${words}`)
    }
    await wait(50)
  }
  return stop
}
