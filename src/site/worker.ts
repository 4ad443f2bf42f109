import { copyFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Manifest } from 'vite'
import type { WorkerFacts } from '@/app/worker/worker-scope'
import { addressIn } from '#languages'
import { WORKER_FILE } from '#site-files'
import type { LanguageBuild } from './language-builds.ts'
import { hostingFolder } from './hosting/hosting-folder.mjs'
import { chunk, entryKey, filesOf, withImports } from './code/module-graph.ts'

const FOLDER = 'src/app/worker'
/** For the host: the script that replaces the worker to switch it off. */
const OFF = 'service-worker-off.js'

/** The pages that work fully offline (`likelyPages` has their addresses), and the code that stores the site. */
const LIKELY_MODULES = [
  'src/pages/public/home-page.tsx',
  // Its data are cached for every id.
  'src/pages/public/country-page.tsx',
  'src/pages/public/latest-page.tsx',
  'src/pages/public/latest-jobs-page.tsx',
  'src/pages/public/job-page.tsx',
  'src/pages/public/plan-page.tsx',
  'src/pages/public/shortlist-page.tsx',
  'src/pages/public/compare-page.tsx',
  'src/pages/public/contact-page.tsx',
  'src/app/offline/enable-offline.ts',
]
/** Of what the site's start loads late, the pages: each is cached once it was seen. The dashboards need the API. */
const PAGES = /^src\/(?:pages\/|app\/dashboard-)/

/** What the site's start loads late for any page: the forms, the corner of waiting enquiries, toasts, the login. */
function lateOf(manifest: Manifest, start: ReadonlySet<string>): string[] {
  const late = [...start].flatMap((key) => chunk(manifest, key).dynamicImports ?? [])
  return late.filter((key) => !PAGES.test(key))
}

/** The given modules and all that they load, also late, except what every page starts with. */
function allOf(manifest: Manifest, keys: readonly string[], start: ReadonlySet<string>) {
  const all = new Set<string>()
  const add = (key: string) => {
    if (all.has(key) || start.has(key)) return
    all.add(key)
    const { imports = [], dynamicImports = [] } = chunk(manifest, key)
    for (const each of [...imports, ...dynamicImports]) add(each)
  }
  for (const key of keys) add(key)
  return all
}

/** What the worker must know of one language. Throws for a module that is not in the build. */
function workerFactsIn({
  language,
  manifest,
  renderer,
}: Omit<LanguageBuild, 'shell'>): WorkerFacts['languages'][number] {
  const entry = entryKey(manifest)
  const start = withImports(manifest, [entry])
  return {
    prefix: language.prefix,
    version: `/${chunk(manifest, entry).file}`,
    shell: addressIn(language, renderer.shellAddress),
    start: filesOf(manifest, start),
    likely: filesOf(
      manifest,
      allOf(manifest, [...LIKELY_MODULES, ...lateOf(manifest, start)], start),
    ),
    likelyPages: renderer.likelyPages.map((path) => addressIn(language, path)),
  }
}

/** What the worker of a build must know of it. */
function workerFacts(
  builds: readonly Omit<LanguageBuild, 'shell'>[],
  apiHost: string,
): WorkerFacts {
  const all = builds.flatMap(({ manifest }) => filesOf(manifest))
  return {
    apiHost,
    languages: builds.map(workerFactsIn),
    all: [...new Set(all)],
  }
}

/**
 * Builds the service worker of the site in `out`, and puts the script that switches it off beside the site. It is
 * not compressed, so that a host replaces only one file. Product 10, A new version.
 */
export async function writeWorker(
  root: string,
  out: string,
  // `settings` is the code of the settings, as in the pages: lib/env.
  {
    apiHost,
    settings,
    target,
    builds,
  }: {
    apiHost: string
    settings: string
    target: string | string[]
    builds: readonly LanguageBuild[]
  },
) {
  const hosting = hostingFolder(out)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': join(root, 'src') } },
    define: {
      WORKER_SCOPE: 'self',
      SITE_SETTINGS: settings,
      WORKER_FACTS: JSON.stringify(workerFacts(builds, apiHost)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: out,
      emptyOutDir: false,
      target,
      rolldownOptions: {
        input: join(root, FOLDER, 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: basename(WORKER_FILE) },
      },
    },
  })
  copyFileSync(join(root, FOLDER, OFF), join(hosting, OFF))
}
