import type { CoverageProvider, Vitest } from 'vitest/node'
import { projectFiles, projectPath, writeRecord, type TestRecord } from './test-record.ts'

/** Notes what each test file loaded, late code too: see `record-tests.ts`. */
export class TestRecorder implements CoverageProvider {
  name = 'test-record'
  #record: TestRecord = {}
  #vitest: Vitest | undefined
  #isStopped = false

  initialize(vitest: Vitest) {
    this.#vitest = vitest
    vitest.onCancel(() => {
      this.#isStopped = true
    })
  }

  resolveOptions() {
    if (!this.#vitest) throw new Error('Vitest asks for options before it started')
    return this.#vitest.config.coverage
  }

  clean() {
    this.#record = {}
  }

  onAfterSuiteRun({ coverage, testFiles }: Parameters<CoverageProvider['onAfterSuiteRun']>[0]) {
    // A file that was stopped on its way has not loaded all that it tests.
    if (!Array.isArray(coverage) || this.#isStopped) return
    for (const file of testFiles) this.#record[projectPath(file)] = projectFiles(coverage)
  }

  generateCoverage() {
    writeRecord(this.#record)
    return null
  }

  reportCoverage() {
    // The record is all there is to see.
  }
}
