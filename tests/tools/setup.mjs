import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isFor, isInRange, startOf, thisMachine } from './machine.mjs'

/** The project's folder, with a slash at its end; by a way that an old Node knows too, until it is told so. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Runs a program in the project's folder with its output shown; resolves to its exit code. */
export function run(command, words, env = {}) {
  return new Promise((resolve, reject) => {
    const { file, args, shell } = startOf(command, words)
    const stdio = 'inherit'
    const child = spawn(file, args, { cwd: root, stdio, env: { ...process.env, ...env }, shell })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** How long (ms) to read on from processes that an ended program left running. */
const LAST_WORDS_MS = 2000

/** Runs a program in the background: resolves to its exit code and all its output. */
export function runInBackground(command, words) {
  return new Promise((resolve) => {
    const { file, args, shell } = startOf(command, words)
    const child = spawn(file, args, { cwd: root, shell })
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
 * package for another machine may be absent; npm also leaves out those that another Node cannot run.
 */
export function holdsPackages(lock, installed, machine = thisMachine()) {
  return Object.entries(lock.packages).every(([path, { version, optional, ...systems }]) => {
    const there = installed.packages[path]
    if (path === '') return true
    return there ? there.version === version : optional === true && !isFor(machine, systems)
  })
}

const read = (name) => JSON.parse(readFileSync(`${root}${name}`, 'utf8'))

/** Ends the program if its Node is not one of those that package.json names. */
function checkNode() {
  const { node: range } = read('package.json').engines
  const { node: version } = process.versions
  if (!isInRange(version, range))
    giveUp(`Node ${version} cannot run this project: it needs ${range} (engines in package.json).`)
}

/**
 * Installs the packages of the lock file, unless they are there, and forgets the shell's NODE_ENV. Ends the program if
 * it cannot, or for an unfit Node.
 */
export async function ensurePackages() {
  checkNode()
  // A server's "production" would give the tests React's production build, which has no `act`.
  delete process.env.NODE_ENV
  const noted = 'node_modules/.package-lock.json'
  if (existsSync(`${root}${noted}`) && holdsPackages(read('package-lock.json'), read(noted))) return
  console.log('Installing the packages of package-lock.json …')
  const code = await run('npm', [
    'ci',
    '--include=dev',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
  ])
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
