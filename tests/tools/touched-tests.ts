import { setupFiles } from './setup-files.ts'
import type { TestRecord } from './test-record.ts'

/** A change to one of these may change what any test does. */
export const ofAllTests: readonly string[] = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  ...setupFiles,
  'tests/helpers/skip-slow-work.ts',
]

/**
 * Whether a test itself reads one of these files, as the tests of the papers and of all sources do: then its code
 * names the file or a folder that contains it, also at the start of a pattern ("/src/**").
 */
export function readsAny(test: string, changed: readonly string[]): boolean {
  if (!/\bread(?:dir|File)Sync\b|\bimport\.meta\.glob\b/.test(test)) return false
  const names = Array.from(test.matchAll(/['"`]\/?([\w.][\w./-]*)/g), ([, name = '']) => name)
  return changed.some((file) =>
    names.some((name) => file === name || file.startsWith(`${name.replace(/\/$/, '')}/`)),
  )
}

/** A word without the ending of its plural: "country" for "countries", "card" for "cards". */
const stemOf = (word: string) =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/s$/, '') : word

const wordsOf = (file: string) =>
  file
    .slice(file.lastIndexOf('/') + 1)
    .split(/[^a-z]+/i)
    .map(stemOf)

/** Words that say nothing about the subject. */
const COMMON = new Set(['', 'test', 'page', 'module', 'css', 'ts', 'tsx', 'use'])

const TABLES = [
  'country-notes',
  'data-notice',
  'docstrings',
  'drawings',
  'endpoints',
  'env',
  'fault-table',
  'languages',
  'page-lists',
  'paths',
  'premium-price',
  'settings',
  'shell',
]

/** Whether a test is one of tables: what a change lacks most often is its line in one of these. */
export const isTable = (test: string): boolean =>
  TABLES.some((name) => test.includes(`/${name}.test.`))

/** For each word that a test's name shares with what changed, it counts as loading this many times fewer files. */
const NAMED = 10

/** How many words the name of a test shares with the names of what changed. */
function likeness(file: string, changed: readonly string[]): number {
  const words = new Set(changed.flatMap(wordsOf))
  return wordsOf(file).filter((word) => words.has(word) && !COMMON.has(word)).length
}

/** Paths below the project's folder; `readers` are test files that read what changed. */
type Facts = {
  changed: readonly string[]
  testFiles: readonly string[]
  /** All files that a file imports, directly or through others. */
  importsOf: (file: string) => ReadonlySet<string>
  readers: readonly string[]
  record: TestRecord
}

/**
 * The test files that a change touches, the nearest first: those of the tables, those that were changed themselves,
 * then by how little else they load and by their names. For a file that was run before, the record says what it
 * loaded, and what the files before it in its process loaded; imports, which stand in for it before the first run, name
 * more files, since the code of every page is imported somewhere. What a test itself reads is in neither.
 */
export function touchedTests(facts: Facts): string[] {
  const { changed, testFiles, importsOf, readers, record } = facts
  const isChanged = new Set(changed)
  const everything = changed.some((file) => ofAllTests.includes(file))
  const loadedBy = (file: string) => record[file] ?? [...importsOf(file)]
  const loadsChanged = (file: string) => loadedBy(file).some((loaded) => isChanged.has(loaded))
  function distance(file: string) {
    if (isTable(file)) return -2
    if (isChanged.has(file)) return -1
    return loadedBy(file).length / NAMED ** likeness(file, changed)
  }
  return testFiles
    .filter((file) => everything || [...isChanged, ...readers].includes(file) || loadsChanged(file))
    .toSorted((a, b) => distance(a) - distance(b))
}
