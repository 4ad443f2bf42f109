import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hostingFolder } from '../../src/site/hosting/hosting-folder.mjs'
import { noSettings } from './no-settings.ts'
import { withSnapshotApi } from './serve-local-api.ts'
import { root, run } from './setup.mjs'
import { LOCAL_SITE, PLAIN_SITE, PRODUCTION_SITE } from './sites.mjs'

/** The environment to build or refresh a site that is only tested: its files are compressed quickly. */
export const quickSite = { SITE_BROTLI: '4' }

/** Not https, or the policy would demand https for the site on this machine too. */
const PLAIN_ADDRESS = 'http://www.uru.example'

/** The mark is beside what the build writes for hosts: each build clears that folder, and so removes the mark. */
const markOf = (site: string) => join(hostingFolder(site), 'made-from.txt')

/** What a build reads, files and folders. */
const SOURCES = [
  'index.html',
  'package-lock.json',
  // It lists the oldest browsers, which the lock file does not.
  'package.json',
  'public',
  'src',
  'tests/local-api',
  'tests/tools/built-site.ts',
  'tests/tools/local-api.mjs',
  'tests/tools/no-settings.ts',
  'tests/tools/serve-local-api.ts',
  'tsconfig.json',
  'vite.config.ts',
]

function filesIn(folder: string, name: string): string[] {
  const path = join(folder, name)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [name]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => join(name, file))
    .filter((file) => statSync(join(folder, file)).isFile())
}

/**
 * A hash of all that a local build of the project in `folder` is made from: its sources, the API that the environment
 * chose, and Node's version. File times do not count: a new clone, or switching to a branch and back, causes
 * no new build.
 */
export function fingerprint(
  folder: string,
  environment: Record<string, string | undefined> = process.env,
): string {
  const files = SOURCES.flatMap((name) => filesIn(folder, name)).toSorted()
  const hash = createHash('sha256').update(process.version)
  for (const name of files) {
    const content = readFileSync(join(folder, name))
    hash.update(`\n${name} ${content.length}\n`).update(content)
  }
  return hash.update(`\n${environment['SNAPSHOT_API'] ?? ''}`).digest('hex')
}

const isFresh = (site: string, made: string) =>
  existsSync(markOf(site)) && readFileSync(markOf(site), 'utf8') === made

/** The environment of a local build: no settings but those given. */
export const localEnvironment = (
  given: Record<string, string | undefined>,
): Record<string, string | undefined> => ({
  ...noSettings,
  ...given,
  ...quickSite,
  // This process may run Vite itself, which sets its own mode; a build must not inherit that.
  NODE_ENV: 'production',
})

const vite = join(root, 'node_modules/vite/bin/vite.js')
const FAILED = 'The site could not be built; the reasons are shown above.'

/**
 * Builds the site against the local API, which the build can read for its snapshot: see `withSnapshotApi`. Throws
 * if the build fails.
 */
export async function buildLocalSite(
  logLevel: 'info' | 'warn' = 'info',
  site = LOCAL_SITE,
): Promise<void> {
  // Taken first: what changes during the build is not in it.
  const made = fingerprint(root)
  const options = ['--mode', 'local-api', '--outDir', site, '--emptyOutDir']
  const build = (environment: Record<string, string | undefined>) =>
    run(
      process.execPath,
      [vite, 'build', ...options, '--logLevel', logLevel],
      localEnvironment(environment),
    )
  // The plain site has no reports either: the browser tests cover both cases.
  const code =
    site === PLAIN_SITE
      ? await build({ SNAPSHOT_API: 'off', VITE_SITE_URL: PLAIN_ADDRESS })
      : await withSnapshotApi((environment) =>
          build({ VITE_REPORT_URL: '/local/report', ...environment }),
        )
  if (code !== 0) throw new Error(FAILED)
  writeFileSync(markOf(site), made)
}

/**
 * Builds the site against the local API, unless the existing build was made from the same sources; for the browser
 * tests (`both`) also the one without a snapshot. Throws if the build fails.
 */
export async function ensureBuilt({ both = false } = {}): Promise<void> {
  const made = fingerprint(root)
  if (!isFresh(LOCAL_SITE, made)) {
    console.log('Building the site …')
    await buildLocalSite('warn')
  }
  if (both && !isFresh(PLAIN_SITE, made)) await buildLocalSite('warn', PLAIN_SITE)
}

/** Builds the site with the machine's own settings, as `npm run build` does. Throws if the build fails. */
export async function buildProduction(logLevel: 'info' | 'warn' = 'info'): Promise<void> {
  const made = fingerprint(root)
  const code = await run(process.execPath, [vite, 'build', '--logLevel', logLevel], {
    NODE_ENV: 'production',
  })
  if (code !== 0) throw new Error(FAILED)
  writeFileSync(markOf(PRODUCTION_SITE), made)
}

/** For tests that read the production build: builds it, unless it was made from the same sources. */
export async function ensureProductionBuilt(): Promise<void> {
  if (!isFresh(PRODUCTION_SITE, fingerprint(root))) await buildProduction('warn')
}
