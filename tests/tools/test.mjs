// Every check and every test, from a fresh clone: npm test
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePackages, giveUp, load, run, runAside } from './setup.mjs'

await ensurePackages()
const { findBrowser } = await load('tests/tools/browser.ts')
const { recordingArgs } = await load('tests/tools/test-record.ts')
const { audit } = await load('tests/tools/audit.ts')
const { checks } = await load('tests/tools/checks.ts')
// Who named a browser that does not run wants no ten minutes of other tests first.
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

/** What one said that ran aside, once it has ended, as a check of its own. */
function tell(name, { code, said }) {
  console.log(`\n▶ ${name}\n${said.trimEnd()}`)
  noteCheck(name, code === 0)
}

/** In this order: they write to a folder that they share. */
const builds = [
  { name: 'Production build', command: 'npx', args: ['vite', 'build'] },
  { name: 'Sizes', command: 'node', args: ['tests/bench/run.mjs', 'size', 'dist'] },
  {
    name: 'Build against the local API',
    command: 'node',
    args: ['tests/tools/build-local.mjs', '--stale'],
  },
]

/**
 * The builds, one after the other, beside tests that leave a third of a processor; what they say waits
 * for the end of those. After a production build that failed nothing more is built.
 */
async function buildAside() {
  const done = []
  for (const { name, command, args } of builds) {
    const { code, said } = await runAside(command, args)
    done.push({ name, code, said })
    if (code !== 0 && name === 'Production build') break
  }
  return done
}

/** A test runner counts by its own report; one that failed or ran nothing without saying so is a failure. */
async function tests(name, args, env, count) {
  console.log(`\n▶ ${name}`)
  const code = await run('npx', args, env)
  const counted = count() ?? { passed: 0, failed: 0, skipped: 0 }
  const nothing = counted.passed + counted.failed === 0
  if (counted.failed === 0 && (code !== 0 || nothing)) counted.failed = 1
  rows.push({ name, ...counted })
}

/** More than these are no stall of a busy machine. */
const SECOND_TRIES = 12

/** The results of the browser tests; those that a broken beginning kept from running have failed. */
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
 * Each by its result; the row says which browser it was. On CI, which may be a busy machine, what failed is
 * tried once more: when all others have ended, and one at a time.
 */
async function browserTests(name) {
  const playwright = ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts']
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport }
  const read = () => readBrowserReport(name)
  await tests(name, [...playwright, '--reporter=list,json'], env, read)
  const all = rows.at(-1)
  // An error of no test is none of a busy machine.
  if (!process.env.CI || !all.isWhole || all.failed === 0 || all.failed > SECOND_TRIES) return
  rmSync(browserReport, { force: true })
  console.log(`\n▶ ${name}: ${all.failed} once more, one at a time`)
  const alone = ['--last-failed', '--workers=1', '--trace=on', '--reporter=list,json']
  const code = await run('npx', [...playwright, ...alone], env)
  const again = read()
  const isWhole = again?.isWhole && (code === 0) === (again.failed === 0)
  // As many as failed: those that were not tried again have failed.
  if (!isWhole || again.passed + again.failed !== all.failed) return
  all.flaky = again.passed
  all.passed += again.passed
  all.failed = again.failed
}

/** One row for each engine: one that cannot run here is skipped and says why. */
async function engines(name) {
  console.log(`\n▶ ${name}`)
  const code = await run('node', ['tests/engines/run.mjs', `--report=${enginesReport}`])
  const walked = readReport(enginesReport) ?? []
  rows.push(...walked)
  if (walked.length === 0 || (code !== 0 && walked.every(({ failed }) => failed === 0))) {
    rows.push({ name, passed: 0, failed: 1, skipped: 0 })
  }
}

// Side by side: the ones wait for a registry, the others for files. Nothing that follows needs the
// engines before their journeys, which would all wait for them.
const fetching = runAside('node', ['tests/engines/fetch.mjs'])
const auditing = audit()
const looking = checks.map(({ command, args }) => runAside('npx', [command, ...args]))
// A registry that gives no advisories is no failure of ours; it is said here and in the summary.
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
  [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
    ...recordingArgs,
  ],
  {},
  () => {
    const report = readReport(unitReport)
    if (!report) return null
    return {
      passed: report.numPassedTests,
      // A file that cannot be loaded has no tests to fail; it fails all the same.
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
  // Beside the browser tests a walk took twice its minute, and once did not see its page come to life.
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
