import type { CoverageProvider, Vitest } from 'vitest/node'
import { projectFiles, projectPath, addToRecord, type TestRecord } from './test-record.ts'

/** Records what each test file loaded, late code too: see `record-tests.ts`. */
export class TestRecorder implements CoverageProvider {
  name = 'test-record'
  #record: TestRecord = {}
  #vitest: Vitest | undefined

  initialize(vitest: Vitest) {
    this.#vitest = vitest
  }

  resolveOptions() {
    if (!this.#vitest) throw new Error('Vitest asks for options before it started')
    return this.#vitest.config.coverage
  }

  clean() {
    this.#record = {}
  }

  onAfterSuiteRun({ coverage, testFiles }: Parameters<CoverageProvider['onAfterSuiteRun']>[0]) {
    // A file of which only some tests were run (`-t`) did not load all that it needs.
    if (!Array.isArray(coverage) || this.#vitest?.config.testNamePattern) return
    for (const file of testFiles) this.#record[projectPath(file)] = projectFiles(coverage)
  }

  generateCoverage() {
    addToRecord(this.#record)
    return null
  }

  reportCoverage() {
    // The record is the only output.
  }
}
