import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The project's folder, with a slash at its end. */
export const root = join(import.meta.dirname, '../../')

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

/** How long (ms) to read on from processes that an ended program left running. */
const LAST_WORDS_MS = 2000

/** Runs a program in the background: resolves to its exit code and all its output. */
export function runInBackground(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part))
    const end = (code) => {
      for (const stream of [child.stdout, child.stderr]) stream.destroy()
      resolve({ code: code ?? 1, said: Buffer.concat(said).toString() })
    }
    child.on('error', ({ message }) => resolve({ code: 1, said: message }))
    child.on('close', end)
    child.on('exit', (code) => void setTimeout(end, LAST_WORDS_MS, code).unref())
  })
}

/**
 * Whether the packages that npm recorded as installed are those of the lock file, both as npm writes them. A
 * package for another system may be absent.
 */
export function holdsPackages(lock, installed) {
  return Object.entries(lock.packages).every(([path, { version, optional }]) => {
    const there = installed.packages[path]
    return path === '' || (there ? there.version === version : optional === true)
  })
}

const read = (name) => JSON.parse(readFileSync(`${root}${name}`, 'utf8'))

/** Installs the packages of the lock file, unless they are there. */
export async function ensurePackages() {
  const noted = 'node_modules/.package-lock.json'
  if (existsSync(`${root}${noted}`) && holdsPackages(read('package-lock.json'), read(noted))) return
  console.log('Installing the packages of package-lock.json …')
  const code = await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'])
  if (code !== 0) {
    console.error('The packages could not be installed (npm ci failed).')
    process.exit(code)
  }
}

/** Imports a TypeScript file of the project, once its packages are there: load('tests/tools/x.ts'). */
export async function load(file) {
  const { runnerImport } = await import('vite')
  const { NODE_ENV: mode } = process.env
  const { module } = await runnerImport(`${root}${file}`, {
    root,
    resolve: { alias: { '@': `${root}src` } },
  })
  // Vite sets NODE_ENV; what is run from here has to choose its own.
  if (mode === undefined) delete process.env.NODE_ENV
  return module
}

/** Ends the program with the message of an error instead of its stack trace. */
export function giveUp(error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
