import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  BaseSequencer,
  createVitest,
  type Reporter,
  type TestModule,
  type Vitest,
} from 'vitest/node'
import { root } from './setup.mjs'
import {
  projectPath,
  readRecord,
  recording,
  restoreRecord,
  type TestRecord,
} from './test-record.ts'
import { readsAny, touchedTests } from './touched-tests.ts'

/** How a run of the touched tests ended; `left` counts the touched files that did not finish. */
export type TouchedRun = { files: number; left: number; passed: number; failed: number }

/** Even if the time is used up, the nearest tests get this much. */
const LEAST_MS = 15_000

const NOTHING: TouchedRun = { files: 0, left: 0, passed: 0, failed: 0 }

const pathsOf = (specifications: readonly { moduleId: string }[]) =>
  specifications.map(({ moduleId }) => projectPath(moduleId))

const sizeOf = (file: string) => statSync(join(root, file)).size

/** What a unit or journey test could import; finding the importers takes a quarter of a minute. */
const IMPORTED = /^(?:src|tests(?!\/e2e))\//

/** The touched test files, the nearest first; of equally near ones the smallest first. */
async function findTouched(vitest: Vitest, changed: readonly string[], record: TestRecord) {
  const testFiles = pathsOf(await vitest.globTestSpecifications()).toSorted(
    (a, b) => sizeOf(a) - sizeOf(b),
  )
  let importers: string[] = []
  const code = changed.filter((file) => IMPORTED.test(file))
  if (code.length > 0 && testFiles.some((file) => !record[file])) {
    vitest.config.related = code.map((file) => join(root, file))
    importers = pathsOf(await vitest.getRelevantTestSpecifications())
    vitest.config.related = undefined
  }
  const readers = testFiles.filter((file) =>
    readsAny(readFileSync(join(root, file), 'utf8'), changed),
  )
  return touchedTests({ changed, testFiles, importers, readers, record })
}

const statesOf = (file: TestModule) =>
  Array.from(file.children.allTests(), (test) => test.result().state)

const isLeft = (state: string) => state === 'pending' || state === 'skipped'

/** Stops the run once the time is over. The timer starts with the run: a stop before it would be lost. */
class Deadline implements Reporter {
  isOver = false
  #stop = () => {}
  #timer: NodeJS.Timeout | undefined

  constructor(private readonly end: number) {}

  onInit(vitest: Vitest) {
    this.#stop = () => {
      this.isOver = true
      void vitest.cancelCurrentRun('keyboard-input')
    }
  }

  onTestRunStart() {
    this.#timer = setTimeout(this.#stop, Math.max(this.end - Date.now(), LEAST_MS))
  }

  onTestRunEnd() {
    clearTimeout(this.#timer)
  }
}

/** Runs the files in the order that `order` gives. */
function inOrder(order: readonly string[]) {
  const place = ({ moduleId }: { moduleId: string }) => order.indexOf(projectPath(moduleId))
  return class extends BaseSequencer {
    override async sort(specifications: Parameters<BaseSequencer['sort']>[0]) {
      return specifications.toSorted((a, b) => place(a) - place(b))
    }
  }
}

/**
 * Runs the unit and journey tests that a change touches, the nearest first, and begins none later than `end`, a
 * time in milliseconds; a slow machine still gets a quarter of a minute for the nearest. Vitest shows failures as
 * usual. `changed` are paths below the project's folder.
 */
export async function runTouched(changed: readonly string[], end: number): Promise<TouchedRun> {
  if (changed.length === 0) return NOTHING
  const deadline = new Deadline(end)
  const touched: string[] = []
  const vitest = await createVitest('test', {
    root,
    watch: false,
    reporters: ['minimal', deadline],
    coverage: recording,
    sequence: { sequencer: inOrder(touched) },
  })
  try {
    const record = readRecord()
    touched.push(...(await findTouched(vitest, changed, record)))
    if (touched.length === 0) return NOTHING
    const { testModules, unhandledErrors } = await vitest.start(touched)

    const { isOver } = deadline
    const states = new Map(testModules.map((file) => [projectPath(file.moduleId), statesOf(file)]))
    const count = (state: string) => [...states.values()].flat().filter((s) => s === state).length
    const isWhole = (ended: string[] = []) => ended.length > 0 && !(isOver && ended.some(isLeft))
    const rest = touched.filter((file) => !isWhole(states.get(file)))
    if (isOver) restoreRecord(record, rest)
    return {
      files: touched.length - rest.length,
      left: isOver ? rest.length : 0,
      passed: count('passed'),
      // A file that cannot be loaded has no tests that could fail; it counts as failed.
      failed: count('failed') + Math.max(isOver ? 0 : rest.length, unhandledErrors.length),
    }
  } finally {
    await vitest.close()
  }
}
