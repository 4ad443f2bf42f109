import { statSync } from 'node:fs'
import { join } from 'node:path'
import { BaseSequencer, createVitest, type TestModule, type Vitest } from 'vitest/node'
import { root } from './setup.mjs'
import {
  projectPath,
  readRecord,
  recording,
  restoreRecord,
  type TestRecord,
} from './test-record.ts'
import { canTouchTests, touchedTests } from './touched-tests.ts'

/** How a run of the touched tests ended; `left` counts the touched files that did not come to their end. */
export type TouchedRun = { files: number; left: number; passed: number; failed: number }

const NOTHING: TouchedRun = { files: 0, left: 0, passed: 0, failed: 0 }

const pathsOf = (specifications: readonly { moduleId: string }[]) =>
  specifications.map(({ moduleId }) => projectPath(moduleId))

const sizeOf = (file: string) => statSync(join(root, file)).size

/** The touched test files, the nearest first; of equally near ones the smallest. */
async function findTouched(vitest: Vitest, changed: readonly string[], record: TestRecord) {
  const testFiles = pathsOf(await vitest.globTestSpecifications()).toSorted(
    (a, b) => sizeOf(a) - sizeOf(b),
  )
  let importers: string[] = []
  if (testFiles.some((file) => !record[file])) {
    vitest.config.related = changed.map((file) => join(root, file))
    importers = pathsOf(await vitest.getRelevantTestSpecifications())
    vitest.config.related = undefined
  }
  return touchedTests({ changed, testFiles, importers, record })
}

const statesOf = (file: TestModule) =>
  Array.from(file.children.allTests(), (test) => test.result().state)

const isLeft = (state: string) => state === 'pending' || state === 'skipped'

/**
 * Runs the unit and journey tests that a change touches, the nearest first, and begins no test
 * later than after `limitMs`. Failures are shown as Vitest shows them. `changed` are paths below
 * the project's folder.
 */
export async function runTouched(changed: readonly string[], limitMs: number): Promise<TouchedRun> {
  if (!canTouchTests(changed)) return NOTHING
  const end = Date.now() + limitMs
  const order = new Map<string, number>()
  const place = ({ moduleId }: { moduleId: string }) => order.get(projectPath(moduleId)) ?? 0
  const vitest = await createVitest('test', {
    root,
    watch: false,
    reporters: ['minimal'],
    coverage: recording,
    sequence: {
      sequencer: class extends BaseSequencer {
        override async sort(specifications: Parameters<BaseSequencer['sort']>[0]) {
          return specifications.toSorted((a, b) => place(a) - place(b))
        }
      },
    },
  })
  try {
    const record = readRecord()
    const touched = await findTouched(vitest, changed, record)
    for (const [index, file] of touched.entries()) order.set(file, index)
    if (touched.length === 0) return NOTHING

    let isOver = false
    const timer = setTimeout(() => {
      isOver = true
      void vitest.cancelCurrentRun('keyboard-input')
    }, end - Date.now())
    const { testModules, unhandledErrors } = await vitest.start(touched)
    clearTimeout(timer)

    const states = new Map(testModules.map((file) => [projectPath(file.moduleId), statesOf(file)]))
    const count = (state: string) => [...states.values()].flat().filter((s) => s === state).length
    const isWhole = (ended: string[] = []) => ended.length > 0 && !(isOver && ended.some(isLeft))
    const rest = touched.filter((file) => !isWhole(states.get(file)))
    if (isOver) restoreRecord(record, rest)
    return {
      files: touched.length - rest.length,
      left: isOver ? rest.length : 0,
      passed: count('passed'),
      // A file that cannot be loaded has no tests to fail; it fails all the same.
      failed: count('failed') + Math.max(isOver ? 0 : rest.length, unhandledErrors.length),
    }
  } finally {
    await vitest.close()
  }
}
