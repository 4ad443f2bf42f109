import { changes, comparedWith } from './changes.ts'
import { checks } from './checks.ts'
import { oldTranslations } from './old-translations.ts'
import { runTouched } from './run-touched.ts'
import { runInBackground } from './setup.mjs'

/** No test begins later than this after the start, so that the whole ends within a minute. */
const LAST_TEST_MS = 47_000

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/**
 * `isIncomplete`: nothing failed, but something that the change needs was not tried. `part` is how many of the touched
 * files were tried, where some were left out.
 */
type Row = { name: string; isOk: boolean; isIncomplete?: boolean; part?: string; words: string }

/** Runs a check; its output is shown if it fails. */
async function rowOf({ name, command, args }: (typeof checks)[number]): Promise<Row> {
  const begin = Date.now()
  const { code, said } = await runInBackground('npx', [command, ...args])
  const isOk = code === 0
  if (!isOk) console.log(`\n✗ ${name}\n${said.trim()}\n`)
  return { name, isOk, words: `${isOk ? 'ok' : 'failed'}, ${seconds(begin)}` }
}

/** Whether the other languages follow the sentences that changed in English; nothing, if none did. */
function translationRow(files: readonly string[]): Row[] {
  if (!files.some((file) => file.startsWith('src/content/en/'))) return []
  const old = oldTranslations(comparedWith().base, files)
  const name = 'Words'
  if (old.size === 0) return [{ name, isOk: true, words: 'ok' }]
  const lines = [...old].map(([file, ways]) => `  ${file}: ${ways.join(', ')}`)
  console.log(`\n✗ ${name}: changed in English alone\n${lines.join('\n')}`)
  console.log(
    'Change them there too. If they still say the same: set the date in the first line.\n',
  )
  return [{ name, isOk: false, words: 'sentences changed in English alone' }]
}

/** Up to so many test files that were not run are named. */
const MOST_NAMES = 8

function restOf(left: readonly string[]): string {
  if (left.length === 0) return ''
  const names = left.length > MOST_NAMES ? '' : `: ${left.join(', ')}`
  return `\n             ${left.length} more files that the change touches were not run, for lack of time (npm run unit)${names}`
}

async function touchedTests(files: readonly string[], end: number): Promise<Row> {
  const begin = Date.now()
  const { failed, passed, left, isIncomplete, files: run } = await runTouched(files, end)
  const name = 'Tests'
  if (run === 0 && left.length === 0) {
    return {
      name,
      isOk: failed === 0,
      words: 'no unit or journey test loads or reads what changed',
    }
  }
  const words = `${passed} passed, ${failed} failed in ${run} files, ${seconds(begin)}`
  // A run without any test is not a success.
  const isOk = failed === 0 && passed > 0
  const part = left.length > 0 ? `${run} of ${run + left.length} test files` : undefined
  return { name, isOk, isIncomplete, part, words: words + restOf(left) }
}

function markOf({ isOk, isIncomplete }: Row): string {
  if (!isOk) return '✗'
  return isIncomplete ? '…' : '✓'
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
  rows.push(...translationRow(files), await touchedTests(files, begin + LAST_TEST_MS))
  console.log(`\nSummary, compared with ${since}`)
  for (const row of rows) console.log(`  ${markOf(row)} ${row.name.padEnd(8)} ${row.words}`)
  if (files.some((file) => file.startsWith('tests/e2e/'))) {
    console.log('  Some browser tests changed. This command does not run them: npm run e2e')
  }
  if (rows.some(({ isOk }) => !isOk) && files.some((file) => /^src\/content\/\w\w\//.test(file))) {
    console.log('  Sentences changed. Tests quote them: npm run quotes carries new ones over')
  }
  const failed = rows.filter(({ isOk }) => !isOk).length
  const part = rows.find((row) => row.part)?.part
  const nothing = part
    ? `Nothing failed in ${part} that the change touches (npm run unit runs all)`
    : 'Nothing failed'
  console.log(
    `\n${failed === 0 ? nothing : `${failed} of ${rows.length} failed`}, ${seconds(begin)}`,
  )
  return failed === 0 ? 0 : 1
}
