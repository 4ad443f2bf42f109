// Debian's packages without an installation.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const APT_MS = 60_000
/** For a browser with all that it needs. */
const LARGE_MS = 240_000
/** For the lists alone: who has no line is not to wait for minutes. */
const LISTS_MS = 30_000

const hasApt = () => process.platform === 'linux' && existsSync('/usr/bin/apt-get')

/** Unpacks every package that lies in `folder` into its `root`. */
function unpackAll(folder, options) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.deb'))) {
    execFileSync('dpkg-deb', ['-x', name, 'root'], options)
    rmSync(join(folder, name))
  }
}

/**
 * Fetches packages and unpacks them into `<folder>/root`: that needs no root, changes nothing on
 * the machine, and starts no service as an installation would. Leaves nothing where it fails; several
 * at once do not meet, since each unpacks aside and the first one's folder stays.
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

/** The first thing that apt or dpkg complains of. */
function complaintOf(error) {
  const said = String(error.stderr ?? '')
  return /^(?:E|dpkg-deb: error): *(.*)$/m.exec(said)?.[1] ?? error.code ?? error.message
}

/**
 * The same for packages with everything they need and this machine lacks. The lists of packages are
 * read anew, into a folder of our own: the machine's may be missing, or name what is gone. Throws
 * with apt's words and leaves nothing where it fails, or where four minutes do not suffice.
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
    // Whole or not at all: who stops it leaves no half of a browser behind.
    renameSync(part, folder)
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    throw new Error(`Debian's packages cannot be fetched (${complaintOf(error)})`, { cause: error })
  }
}
