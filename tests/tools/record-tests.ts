import type { CoverageProviderModule } from 'vitest/node'

/**
 * A provider of coverage is Vitest's way to observe a run: it is notified of the files that each test file loaded.
 * This half runs in each test's process and imports nothing of the project, which would count as loaded by the
 * test.
 */
const provider: CoverageProviderModule = {
  getProvider: async () => new (await import('./test-recorder.ts')).TestRecorder(),
  takeCoverage: (run) => [...(run?.moduleExecutionInfo?.keys() ?? [])],
}

export default provider
