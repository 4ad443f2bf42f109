import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a program in the project's folder with its output shown; resolves to its exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Installs the packages of the lock file when they are absent or older than it. */
export async function ensurePackages() {
  const installed = `${root}node_modules/.package-lock.json`
  const lock = `${root}package-lock.json`
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing the packages of package-lock.json …')
  const code = await run('npm', ['ci', '--no-audit', '--no-fund'])
  if (code !== 0) {
    console.error('The packages could not be installed (npm ci failed).')
    process.exit(code)
  }
}
