import type { TestRecord } from './test-record.ts'

/** A change to one of these may change what any test does. */
const EVERYTHING = /^(package(-lock)?\.json|tsconfig\.json|vite\.config\.ts|tests\/setup\.ts)$/

/** Whether a unit or journey test could load any of these; no text, picture or browser test. */
export const canTouchTests = (changed: readonly string[]) =>
  changed.some((file) => EVERYTHING.test(file) || /^(src|tests(?!\/e2e))\//.test(file))

/** Paths below the project's folder; `importers` are the test files that import what changed. */
type Facts = {
  changed: readonly string[]
  testFiles: readonly string[]
  importers: readonly string[]
  record: TestRecord
}

/**
 * The test files that a change touches, the nearest first: those that were changed themselves, then
 * by how little else they load. Of a file that was run before, the record says what it loaded;
 * imports say more than that, since the code of every page is imported somewhere.
 */
export function touchedTests({ changed, testFiles, importers, record }: Facts): string[] {
  const isChanged = new Set(changed)
  const everything = changed.some((file) => EVERYTHING.test(file))
  const loadsChanged = (file: string) =>
    record[file]?.some((loaded) => isChanged.has(loaded)) ?? importers.includes(file)
  const distance = (file: string) =>
    isChanged.has(file) ? -1 : (record[file]?.length ?? Number.MAX_SAFE_INTEGER)
  return testFiles
    .filter((file) => everything || isChanged.has(file) || loadsChanged(file))
    .toSorted((a, b) => distance(a) - distance(b))
}
