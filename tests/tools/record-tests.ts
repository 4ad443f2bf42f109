import type { CoverageProviderModule } from 'vitest/node'

/**
 * Vitest's place for a provider of coverage is where a run can be listened to: it is told which
 * files each test file loaded. This half runs in each test's process and imports nothing of ours,
 * which would count as loaded by the test.
 */
const provider: CoverageProviderModule = {
  getProvider: async () => new (await import('./test-recorder.ts')).TestRecorder(),
  takeCoverage: (run) => [...(run?.moduleExecutionInfo?.keys() ?? [])],
}

export default provider
