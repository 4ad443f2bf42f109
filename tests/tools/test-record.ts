import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import * as v from 'valibot'
import { root } from './setup.mjs'

/** For each test file, by its path below the project's folder: the project's files that it loaded. */
export type TestRecord = Record<string, string[]>

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

/** Written beside it first: another run may be reading it. */
function write(record: TestRecord) {
  mkdirSync(dirname(FILE), { recursive: true })
  const whole = `${FILE}.${process.pid}`
  writeFileSync(whole, JSON.stringify(record))
  renameSync(whole, FILE)
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
