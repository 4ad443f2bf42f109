import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  BaseSequencer,
  createVitest,
  type Reporter,
  type TestCase,
  type TestModule,
  type Vitest,
} from 'vitest/node'
import { root } from './setup.mjs'
import { importReader } from './source-imports.ts'
import { projectPath, readRecord, restoreRecord, type TestRecord } from './test-record.ts'
import { isTable, readsAny, touchedTests } from './touched-tests.ts'

/**
 * How a run of the touched tests ended. `left` are the touched files that did not finish, the nearest first;
 * `isIncomplete`: one of them is of a table, or was changed itself.
 */
export type TouchedRun = {
  files: number
  left: string[]
  isIncomplete: boolean
  passed: number
  failed: number
}

/** Even if the time is used up, the nearest tests get this much. */
const LEAST_MS = 15_000

const NOTHING: TouchedRun = { files: 0, left: [], isIncomplete: false, passed: 0, failed: 0 }

const sizeOf = (file: string) => statSync(join(root, file)).size

/** The touched test files, the nearest first; of equally near ones the smallest first. */
async function findTouched(vitest: Vitest, changed: readonly string[], record: TestRecord) {
  const specifications = await vitest.globTestSpecifications()
  // Some files are run once in each language.
  const testFiles = [
    ...new Set(specifications.map(({ moduleId }) => projectPath(moduleId))),
  ].toSorted((a, b) => sizeOf(a) - sizeOf(b))
  const readers = testFiles.filter((file) =>
    readsAny(readFileSync(join(root, file), 'utf8'), changed),
  )
  return touchedTests({ changed, testFiles, importsOf: importReader(), readers, record })
}

/**
 * Stops the run once the time is over and the tests of the tables have ended. The timer starts with the run: a stop
 * before it would be lost.
 */
class Deadline implements Reporter {
  /** When the run was stopped, in milliseconds. */
  stoppedAt = Infinity
  /** How many errors outside of all tests there were until then. */
  errorsUntilStop = 0
  #vitest: Vitest | undefined
  #isLate = false
  #timer: NodeJS.Timeout | undefined
  #awaited = new Set<string>()

  constructor(private readonly end: number) {}

  /** Says which test files must end before the run may be stopped. */
  awaitAll(files: readonly string[]) {
    this.#awaited = new Set(files)
  }

  onInit(vitest: Vitest) {
    this.#vitest = vitest
  }

  #stopIfDue() {
    if (!this.#isLate || this.#awaited.size > 0 || !this.#vitest || this.isOver) return
    this.stoppedAt = Date.now()
    this.errorsUntilStop = this.#vitest.state.getUnhandledErrors().length
    void this.#vitest.cancelCurrentRun('keyboard-input')
  }

  get isOver() {
    return this.stoppedAt < Infinity
  }

  onTestRunStart() {
    const late = () => {
      this.#isLate = true
      this.#stopIfDue()
    }
    this.#timer = setTimeout(late, Math.max(this.end - Date.now(), LEAST_MS))
  }

  onTestModuleEnd({ moduleId }: TestModule) {
    this.#awaited.delete(projectPath(moduleId))
    this.#stopIfDue()
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

/** The state of a test; one that failed because the run was stopped under it is left. */
function stateOf(test: TestCase, stoppedAt: number) {
  const { state } = test.result()
  const { startTime = 0, duration = 0 } = test.diagnostic() ?? {}
  return state === 'failed' && startTime + duration > stoppedAt ? 'pending' : state
}

const isLeft = (state: string) => state === 'pending' || state === 'skipped'

/**
 * Runs the unit and journey tests that a change touches, the nearest first, and begins none later than `end`, a
 * time in milliseconds; a slow machine still gets a quarter of a minute for the nearest, and the tests of tables
 * always end. Vitest shows failures as usual. `changed` are paths below the project's folder.
 */
export async function runTouched(changed: readonly string[], end: number): Promise<TouchedRun> {
  if (changed.length === 0) return NOTHING
  const deadline = new Deadline(end)
  const touched: string[] = []
  const vitest = await createVitest('test', {
    root,
    watch: false,
    reporters: ['minimal', deadline],
    sequence: { sequencer: inOrder(touched) },
  })
  try {
    const record = readRecord()
    touched.push(...(await findTouched(vitest, changed, record)))
    if (touched.length === 0) return NOTHING
    deadline.awaitAll(touched.filter(isTable))
    const { testModules, unhandledErrors } = await vitest.start(touched)

    const { isOver, stoppedAt, errorsUntilStop } = deadline
    const states = new Map<string, string[]>()
    // They have no tests that could fail.
    const broken = new Set<string>()
    for (const module of testModules) {
      const { moduleId, children } = module
      const file = projectPath(moduleId)
      if (module.errors().length > 0 && !children.size) broken.add(file)
      const ended = Array.from(children.allTests(), (test) => stateOf(test, stoppedAt))
      states.set(file, [...(states.get(file) ?? []), ...ended])
    }
    const count = (state: string) => [...states.values()].flat().filter((s) => s === state).length
    const isWhole = (ended: string[] = []) => ended.length > 0 && !(isOver && ended.some(isLeft))
    const rest = touched.filter((file) => !isWhole(states.get(file)))
    if (isOver) restoreRecord(record, rest)
    const left = isOver ? rest.filter((file) => !broken.has(file)) : []
    const errors = isOver ? errorsUntilStop : unhandledErrors.length
    return {
      files: touched.length - rest.length,
      left,
      isIncomplete: left.some((file) => isTable(file) || changed.includes(file)),
      passed: count('passed'),
      // A file that cannot be loaded counts as failed.
      failed: count('failed') + Math.max(isOver ? broken.size : rest.length, errors),
    }
  } finally {
    await vitest.close()
  }
}
