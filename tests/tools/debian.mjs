// Debian's packages without an installation.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'

const APT_MS = 60_000

/**
 * Fetches packages and unpacks them into `<folder>/root`: that needs no root, changes nothing on
 * the machine, and starts no service as an installation would. Leaves nothing where it fails.
 */
export function unpackPackages(folder, packages) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return
  mkdirSync(folder, { recursive: true })
  const options = { cwd: folder, timeout: APT_MS, stdio: 'ignore' }
  try {
    execFileSync('apt-get', ['download', '-qq', ...packages], options)
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.deb'))) {
      execFileSync('dpkg-deb', ['-x', name, 'root'], options)
    }
  } catch {
    rmSync(folder, { recursive: true, force: true })
  }
}
