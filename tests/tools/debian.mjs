// Fetches Debian's packages without installing them.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const APT_MS = 60_000
/** For a browser with everything it needs. */
const LARGE_MS = 240_000
/** For the lists only: a machine that is offline must not wait for minutes. */
const LISTS_MS = 30_000

const hasApt = () => process.platform === 'linux' && existsSync('/usr/bin/apt-get')

/** Unpacks every package in `folder` into its `root`. */
function unpackAll(folder, options) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.deb'))) {
    execFileSync('dpkg-deb', ['-x', name, 'root'], options)
    rmSync(join(folder, name))
  }
}

/**
 * Fetches packages and unpacks them into `<folder>/root`: that needs no root, changes nothing on the machine, and
 * starts no service as an installation would. Leaves nothing behind if it fails. Several runs at once do not
 * collide: each unpacks into its own temporary folder, and the first one's folder stays.
 */
export function unpackPackages(folder, packages) {
  if (!hasApt()) return
  const wasThere = existsSync(folder)
  const part = `${folder}.${process.pid}`
  mkdirSync(part, { recursive: true })
  const options = { cwd: part, timeout: APT_MS, stdio: 'ignore' }
  try {
    execFileSync('apt-get', ['download', '-qq', ...packages], options)
    unpackAll(part, options)
    if (wasThere) rmSync(folder, { recursive: true, force: true })
    renameSync(part, folder)
  } catch {
    rmSync(part, { recursive: true, force: true })
  }
}

/** The first error message of apt or dpkg. */
function complaintOf(error) {
  const said = String(error.stderr ?? '')
  return /^(?:E|dpkg-deb: error): *(.*)$/m.exec(said)?.[1] ?? error.code ?? error.message
}

/**
 * The same for packages with everything that they need and this machine lacks. The lists of packages are fetched
 * again, into a separate folder: the machine's may be missing or out of date. Throws with apt's message and leaves
 * nothing behind if it fails or needs more than four minutes.
 */
export function unpackWithNeeds(folder, packages) {
  if (!hasApt()) throw new Error('this system has no apt-get to fetch it with')
  const end = Date.now() + LARGE_MS
  const part = `${folder}.part`
  const run = (program, args, limit = Math.max(end - Date.now(), 1)) =>
    execFileSync(program, args, {
      cwd: part,
      timeout: limit,
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    })
  const own = ['-qq', '-o', `Dir::State::lists=${part}/lists`, '-o', `Dir::Cache=${part}/cache`]
  rmSync(part, { recursive: true, force: true })
  for (const name of ['root/usr', 'root/etc', 'lists/partial', 'cache/archives/partial']) {
    mkdirSync(join(part, name), { recursive: true })
  }
  try {
    run('apt-get', [...own, 'update'], LISTS_MS)
    const plan = run('apt-get', [...own, 'install', '-s', '--no-install-recommends', ...packages])
    const names = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name)
    if (names.length > 0) run('apt-get', [...own, 'download', ...names])
    unpackAll(part, { cwd: part, stdio: 'ignore' })
    for (const name of ['lists', 'cache']) rmSync(join(part, name), { recursive: true })
    rmSync(folder, { recursive: true, force: true })
    // Completely or not at all: an interruption leaves no incomplete browser behind.
    renameSync(part, folder)
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    throw new Error(`Debian's packages cannot be fetched (${complaintOf(error)})`, { cause: error })
  }
}
