// Runs every check and every test, from a fresh clone: npm test
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePackages, giveUp, load, run, runInBackground } from './setup.mjs'

await ensurePackages()
const { findBrowser } = await load('tests/tools/browser.ts')
const { audit } = await load('tests/tools/audit.ts')
const { checks } = await load('tests/tools/checks.ts')
// If TEST_BROWSER does not run, this fails at once, not after ten minutes of other tests.
if (process.env.TEST_BROWSER) await findBrowser().catch(giveUp)

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')
const enginesReport = join(reports, 'engines.json')
const rows = []

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** A check passes or fails as a whole; only a failure counts. */
const noteCheck = (name, isOk) => rows.push({ name, passed: 0, failed: isOk ? 0 : 1, skipped: 0 })

/** Prints the output of a program that ran in the background, once it has ended, and notes it as a check. */
function tell(name, { code, said }) {
  console.log(`\n▶ ${name}\n${said.trimEnd()}`)
  noteCheck(name, code === 0)
}

/** In this order: they write to a folder that they share. */
const builds = [
  { name: 'Production build', command: 'node', args: ['tests/tools/build-production.mjs'] },
  { name: 'Sizes', command: 'node', args: ['tests/bench/run.mjs', 'size', 'dist'] },
  {
    name: 'Build against the local API',
    command: 'node',
    args: ['tests/tools/build-local.mjs', '--stale'],
  },
]

/**
 * Runs the builds one after the other, beside tests that leave a third of a processor; their output is shown after
 * the tests. If the production build fails, nothing more is built.
 */
async function buildAside() {
  const done = []
  for (const { name, command, args } of builds) {
    const { code, said } = await runInBackground(command, args)
    done.push({ name, code, said })
    if (code !== 0 && name === 'Production build') break
  }
  return done
}

/** A test runner counts by its own report; it fails if it ran nothing, or ended badly without reporting a failure. */
async function tests(name, args, env, count) {
  console.log(`\n▶ ${name}`)
  const code = await run('npx', args, env)
  const counted = count() ?? { passed: 0, failed: 0, skipped: 0 }
  const nothing = counted.passed + counted.failed === 0
  if (counted.failed === 0 && (code !== 0 || nothing)) counted.failed = 1
  rows.push({ name, ...counted })
}

/** If more tests than this fail, a busy machine is not the cause. */
const SECOND_TRIES = 12

/** The results of the browser tests; tests that an earlier failure kept from running have failed. */
function readBrowserReport(name) {
  const report = readReport(browserReport)
  if (!report) return null
  const { expected: passed, unexpected, skipped } = report.stats
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const kept = report.suites
    .flatMap(specs)
    .flatMap(({ tests: each }) => each)
    .filter(({ status, expectedStatus }) => status === 'skipped' && expectedStatus !== 'skipped')
  return {
    name: `${name} (${report.config.metadata.browser})`,
    passed,
    failed: unexpected + kept.length,
    skipped: skipped - kept.length,
    isWhole: report.errors.length === 0,
  }
}

/**
 * Each by its result; the row names the browser. On CI, which may be a busy machine, failed tests are run once
 * more: after all others, and one at a time.
 */
async function browserTests(name) {
  const playwright = ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts']
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport }
  const read = () => readBrowserReport(name)
  await tests(name, [...playwright, '--reporter=list,json'], env, read)
  const all = rows.at(-1)
  // An error outside of all tests does not come from a busy machine.
  if (!process.env.CI || !all.isWhole || all.failed === 0 || all.failed > SECOND_TRIES) return
  rmSync(browserReport, { force: true })
  console.log(`\n▶ ${name}: running ${all.failed} again, one at a time`)
  const alone = ['--last-failed', '--workers=1', '--trace=on', '--reporter=list,json']
  const code = await run('npx', [...playwright, ...alone], env)
  const again = read()
  const isWhole = again?.isWhole && (code === 0) === (again.failed === 0)
  // Unless as many ran as had failed, the first result stands.
  if (!isWhole || again.passed + again.failed !== all.failed) return
  all.flaky = again.passed
  all.passed += again.passed
  all.failed = again.failed
}

/** One row for each engine: an engine that cannot run here is skipped and says why. */
async function engines(name) {
  console.log(`\n▶ ${name}`)
  const code = await run('node', ['tests/engines/run.mjs', `--report=${enginesReport}`])
  const walked = readReport(enginesReport) ?? []
  rows.push(...walked)
  if (walked.length === 0 || (code !== 0 && walked.every(({ failed }) => failed === 0))) {
    rows.push({ name, passed: 0, failed: 1, skipped: 0 })
  }
}

// In parallel: some wait for a registry, others for files. Nothing needs the engines before their journeys at the
// end, which would otherwise all wait for them.
const fetching = runInBackground('node', ['tests/engines/fetch.mjs'])
const auditing = audit()
const looking = checks.map(({ command, args }) => runInBackground('npx', [command, ...args]))
// A registry that gives no advisories is not a failure of the project; it is reported here and in the summary.
console.log('\n▶ Advisories')
const { failed: isUnsafe, words: advisories } = await auditing
console.log(advisories)
rows.push({
  name: 'Advisories',
  passed: 0,
  failed: isUnsafe ? 1 : 0,
  skipped: 0,
  words: advisories,
})
for (const [place, { name }] of checks.entries()) tell(name, await looking[place])

const building = buildAside()
await tests(
  'Unit and journey tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  {},
  () => {
    const report = readReport(unitReport)
    if (!report) return null
    return {
      passed: report.numPassedTests,
      // A file that cannot be loaded has no tests that could fail; it counts as failed.
      failed:
        report.numFailedTests +
        report.testResults.filter(
          (file) => file.status === 'failed' && file.assertionResults.length === 0,
        ).length,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  },
)

const built = await building
for (const each of built) tell(each.name, each)

if (built.length === builds.length && built.at(-1).code === 0) {
  await browserTests('Browser tests')
  await fetching
  // Not beside the browser tests: there a journey took twice its minute, and once its page did not hydrate.
  await engines('Journeys in Firefox and WebKit')
} else {
  rows.push({ name: 'Browser tests', passed: 0, failed: 1, skipped: 0 })
}

rmSync(reports, { recursive: true, force: true })

const width = Math.max(...rows.map(({ name }) => name.length)) + 2
console.log('\nSummary')
for (const { name, passed, failed, skipped, flaky, why, words } of rows) {
  const counts =
    passed + failed + skipped === 0
      ? 'ok'
      : `${passed} passed, ${failed} failed, ${skipped} skipped`
  const second = flaky ? ` (${flaky} at the second try)` : ''
  console.log(`  ${name.padEnd(width)}${words ?? counts}${second}${why ? `: ${why}` : ''}`)
}
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') === 0 ? 0 : 1
