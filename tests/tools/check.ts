import { changes } from './changes.ts'
import { checks } from './checks.ts'
import { runTouched } from './run-touched.ts'
import { runInBackground } from './setup.mjs'

/** No test begins later than this after the start, so that the whole ends within a minute. */
const LAST_TEST_MS = 47_000

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

type Row = { name: string; isOk: boolean; words: string }

/** Runs a check; its output is shown if it fails. */
async function rowOf({ name, command, args }: (typeof checks)[number]): Promise<Row> {
  const begin = Date.now()
  const { code, said } = await runInBackground('npx', [command, ...args])
  const isOk = code === 0
  if (!isOk) console.log(`\n✗ ${name}\n${said.trim()}\n`)
  return { name, isOk, words: `${isOk ? 'ok' : 'failed'}, ${seconds(begin)}` }
}

async function touchedTests(files: readonly string[], end: number): Promise<Row> {
  const begin = Date.now()
  const run = await runTouched(files, end)
  // A run without any test is not a success.
  const isOk = run.failed === 0 && run.passed > 0
  const name = 'Tests'
  if (run.files === 0 && run.left === 0) {
    return {
      name,
      isOk: run.failed === 0,
      words: 'no unit or journey test loads or reads what changed',
    }
  }
  const words = `${run.passed} passed, ${run.failed} failed in ${run.files} files, ${seconds(begin)}`
  const rest = `\n             ${run.left} more files that the change touches were not run, for lack of time: npm run unit`
  return { name, isOk, words: run.left > 0 ? words + rest : words }
}

/**
 * Types, lint and format in parallel, then the unit and journey tests that the change touches, and a summary. All
 * at once would save no time on two processors, and tests that wait for a screen fail if they get too little
 * processor time. Resolves to the exit code. Throws outside a git repository.
 */
export async function check(): Promise<number> {
  const begin = Date.now()
  const { since, files } = changes()
  const many = files.length === 1 ? '1 file differs' : `${files.length} files differ`
  console.log(`Compared with ${since}: ${many}.`)
  const rows = await Promise.all(checks.map(rowOf))
  rows.push(await touchedTests(files, begin + LAST_TEST_MS))
  console.log(`\nSummary, compared with ${since}`)
  for (const { name, isOk, words } of rows) {
    console.log(`  ${isOk ? '✓' : '✗'} ${name.padEnd(8)} ${words}`)
  }
  if (files.some((file) => file.startsWith('tests/e2e/'))) {
    console.log('  Some browser tests changed. This command does not run them: npm run e2e')
  }
  const failed = rows.filter(({ isOk }) => !isOk).length
  console.log(
    `\n${failed === 0 ? 'Nothing failed' : `${failed} of ${rows.length} failed`}, ${seconds(begin)}`,
  )
  return failed === 0 ? 0 : 1
}
