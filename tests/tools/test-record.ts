import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import * as v from 'valibot'
import { root } from './setup.mjs'

/** For each test file, by its path below the project's folder: the project's files that it loaded. */
export type TestRecord = Record<string, string[]>

/** The options with which a run of Vitest adds to the record. */
export const recording = {
  enabled: true,
  provider: 'custom',
  customProviderModule: 'tests/tools/record-tests.ts',
  reportOnFailure: true,
} as const

/** The same on the command line. */
export const recordingArgs = Object.entries(recording).map(
  ([name, value]) => `--coverage.${name}=${value}`,
)

const FILE = join(root, 'node_modules/.cache/test-record.json')
const recordSchema = v.record(v.string(), v.array(v.string()))

/** What earlier runs recorded; empty if there was none. */
export function readRecord(): TestRecord {
  if (!existsSync(FILE)) return {}
  try {
    return v.parse(recordSchema, JSON.parse(readFileSync(FILE, 'utf8')))
  } catch {
    // The file is incomplete after a run that was stopped: treated as none.
    return {}
  }
}

function write(record: TestRecord) {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(record))
}

/** Adds a run to what is known. */
export const addToRecord = (record: TestRecord) => write({ ...readRecord(), ...record })

/** Restores the record of test files that were stopped before their end: they did not load everything. */
export function restoreRecord(before: TestRecord, stopped: readonly string[]) {
  const now = Object.entries(readRecord()).filter(([file]) => !stopped.includes(file))
  const known = Object.entries(before).filter(([file]) => stopped.includes(file))
  write(Object.fromEntries([...now, ...known]))
}

/** A path below the project's folder, written alike on every system. */
export const projectPath = (path: string) =>
  relative(root, path.replace(/\?.*$/, '')).split(sep).join('/')

/** Of the paths that a run loaded, the project's own files. */
export const projectFiles = (paths: Iterable<string>) =>
  [...new Set(Array.from(paths, projectPath))].filter(
    (path) => !/^\.\.|node_modules|:|^tests\/tools\/record-tests/.test(path),
  )
