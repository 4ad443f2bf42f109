import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ELSEWHERE, NotHere, WINDOW } from './engine.ts'
import { librariesOf, unpacked } from './places.ts'

/*
 * WebKit looks for its processes only where Debian installs them. So its programs run in
 * a namespace of their own, in which the unpacked folders are mounted over the machine's.
 */
const LAY_OVER = ['usr', 'etc']
  .map((name) => `mount -t overlay -o "lowerdir=$0/${name}:/${name}" overlay /${name}`)
  .join(' && ')

const inside = (place: string, command: readonly string[]) => [
  '-Urm',
  'sh',
  '-c',
  `${LAY_OVER} && exec "$@"`,
  place,
  ...command,
]

/** The folders and programs of WebKit. Throws `NotHere` where they cannot run. */
function findWebKit() {
  const place = unpacked('webkit')
  const browser = join(librariesOf('/'), 'webkit2gtk-4.1/MiniBrowser')
  const check = `! ldd ${browser} /usr/bin/WebKitWebDriver /usr/bin/Xvfb | grep 'not found' >&2`
  try {
    execFileSync('unshare', inside(place, ['sh', '-c', check]), { stdio: 'pipe', timeout: 20_000 })
  } catch (error) {
    const [first, second] = String(error instanceof Error ? error.message : error).split('\n')
    throw new NotHere(`it does not run in a namespace of its own (${second || first})`)
  }
  return { place, browser }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })

/** The display that Xvfb has chosen, ":0"; Xvfb reports it once windows can open. */
const displayOf = (screen: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (said: Buffer) => resolve(`:${String(said).trim()}`))
    screen.once('error', reject)
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
  })

/** WebKit's driver while it runs: its address, the browser it is to start, and the function that ends everything. */
export type Driver = { address: string; browser: string; end: () => void }

/** Starts a virtual screen and WebKit's driver on it. Throws `NotHere`. */
export async function startDriver(): Promise<Driver> {
  const { place, browser } = findWebKit()
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const children: ChildProcess[] = []
  const end = () => {
    for (const { pid } of children.splice(0).toReversed()) {
      try {
        // Each leads a process group: the driver's browser and its processes end with it.
        if (pid) process.kill(-pid)
      } catch {
        // It has ended by itself.
      }
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    process.off('exit', end)
  }
  process.once('exit', end)
  const start = (command: readonly string[], env: NodeJS.ProcessEnv) => {
    const child = spawn('unshare', inside(place, command), {
      detached: true,
      env,
      stdio: ['ignore', 'ignore', process.env.ENGINES_VERBOSE ? 'inherit' : 'ignore', 'pipe'],
    })
    children.push(child)
    return child
  }
  const env = { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, TZ: ELSEWHERE.timeZone }
  const size = `${WINDOW.width}x${WINDOW.height + 200}x24`
  const screen = ['Xvfb', '-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp']
  const DISPLAY = await displayOf(start(screen, env))
  const port = await freePort()
  start(['WebKitWebDriver', `--port=${port}`, '--replace-on-new-session'], {
    ...env,
    DISPLAY,
    LIBGL_ALWAYS_SOFTWARE: '1',
  })
  return { address: `http://127.0.0.1:${port}`, browser, end }
}
