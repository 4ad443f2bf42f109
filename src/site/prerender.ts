import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type HtmlTagDescriptor, loadEnv, type Logger, type Plugin, type ViteBuilder } from 'vite'
import { english, languages } from '#languages'
import { clientOf, definesOf, rendererOf } from './builds.ts'
import { writeCompressed } from './hosting/compressed.ts'
import { buildLanguages, clientsOf, type LanguageBuild, renderersOf } from './language-builds.ts'
import { hostingFolder } from './hosting/hosting-folder.mjs'
import { routeLikeAHost } from './hosting/hosting-preview.ts'
import { writeHosting } from './hosting/hosting.ts'
import { lockInTurn } from './lock.mjs'
import { snapshotOrigin } from './origin-setting.ts'
import { writeStart } from './pages/page-start.ts'
import { savedSiteFile } from './saved-site.ts'
import { POLICY, STYLE_POLICY } from './hosting/style-policy.ts'
import { writeWorker } from './worker.ts'
import { writePagesWithoutData } from './write-site.ts'

/** Options for languages other than English, which goes into the published folder itself. */
const clientBuild = (root: string, out: string, code: string) =>
  code === english.code
    ? {}
    : { outDir: join(clientsOf(root, out), code), emptyOutDir: true, copyPublicDir: false }

/** For each language the environment that builds it for browsers, and the one that builds its renderer. */
const environmentsIn = (root: string, out: string) =>
  Object.fromEntries(
    languages.flatMap((language) => [
      [
        clientOf(language),
        {
          consumer: 'client' as const,
          define: definesOf(language),
          build: clientBuild(root, out, language.code),
        },
      ],
      [
        rendererOf(language),
        {
          define: definesOf(language),
          build: {
            outDir: join(renderersOf(root, out), language.code),
            emptyOutDir: true,
            copyPublicDir: false,
            ssr: true,
            rolldownOptions: { input: join(root, 'src/site/pages/prerender-entry.tsx') },
          },
        },
      ],
    ]),
  )

/** The shell uses only linked sheets; pages made from it contain their own policy. */
const shellPolicy: HtmlTagDescriptor = {
  tag: 'meta',
  attrs: { 'http-equiv': POLICY, content: STYLE_POLICY, 'data-shell': true },
  injectTo: 'head',
}

/** The code of the settings, which src/site/settings.ts defines. */
function settingsIn(define: Record<string, unknown> = {}): string {
  const settings = define['SITE_SETTINGS']
  if (typeof settings !== 'string') throw new Error('The build has no settings for the worker')
  return settings
}

/** How long (ms) a build waits for an API that its host puts to sleep: as long as a refresh. */
const WAKE_MS = 60_000

type DataFacts = {
  builds: readonly [LanguageBuild, ...LanguageBuild[]]
  /** The id of the build. */
  build: string
  /** The origin of the API. */
  origin: string
  former: Parameters<LanguageBuild['renderer']['lossLines']>[0]
  logger: Logger
}

/** Builds the site in every language into `out`, with the pages made of the API's data, if it answers. */
async function buildSite(
  root: string,
  out: string,
  builder: ViteBuilder,
  config: ViteBuilder['environments'][string]['config'],
) {
  const { mode, env, logger } = config
  const builds = await buildLanguages(root, out, builder)
  // It comes last: without it, a refresh says that the build did not finish.
  rmSync(savedSiteFile(out), { force: true })
  const [{ renderer }] = builds
  const manifests = builds.map(({ manifest }) => manifest)
  const start = writeStart(root, out, manifests)
  // Other processors compress them while the pages are rendered.
  const assets = writeCompressed(join(out, 'assets'))

  const setting = (name: string) => String(env[name] ?? '').trim()
  const facts = {
    siteUrl: setting('VITE_SITE_URL'),
    apiHost: setting('VITE_API_HOST'),
    reportUrl: setting('VITE_REPORT_URL'),
  }
  // Read before the build clears it: what has not changed keeps its time.
  const { snapshot: former, changed } = renderer.readState(out)
  const { pages, saved } = await writePagesWithoutData(out, builds, start, facts)
  await writeHosting(out, { ...facts, shellPatterns: renderer.shellPatterns, pages, builds })
  // Even if the API is not read now; the pages of the former build are gone, so its data are too.
  renderer.writeState(out, { snapshot: renderer.emptySnapshot, changed })
  await writeWorker(root, out, {
    apiHost: facts.apiHost,
    settings: settingsIn(config.define),
    target: config.build.target || [],
    builds,
  })
  await assets
  cpSync(renderersOf(root, out), join(hostingFolder(out), 'render'), { recursive: true })
  writeFileSync(savedSiteFile(out), JSON.stringify(saved))

  const origin = snapshotOrigin(facts.apiHost, loadEnv(mode, root, 'SNAPSHOT_'))
  if (origin) await writeData(out, { builds, build: saved.build, origin, former, logger })
  else
    logger.info(
      'Neither VITE_API_HOST nor SNAPSHOT_API is set: pages with data of the API are not prerendered.',
    )
}

/** Writes the pages made of the API's data into a site that was just built; `former` is what the last one had. */
async function writeData(out: string, { builds, former, logger, ...of }: DataFacts) {
  const [{ renderer }] = builds
  await renderer.wakeApi(of.origin, WAKE_MS, (words) => logger.warn(words))
  const renderers = builds.map((each) => each.renderer)
  const report = await renderer.refresh({ out, renderers, ...of })
  const { done, doubtful } = renderer.reportLines(report, true)
  for (const line of done) logger.info(line)
  for (const line of doubtful) logger.warn(line)
  if (!report.read)
    logger.warn(
      'The API did not answer: no country, category or job has a page in this site. Build again, or run npm run refresh, once it answers.',
    )
  for (const line of renderer.lossLines(former, renderer.readState(out).snapshot)) logger.warn(line)
}

/**
 * After the client builds, writes one HTML file for each public address without an id, the shell for the others,
 * and 404.html, then the pages made of the API's data, if it answers; all in each language. `vite preview` then
 * routes as a real host should.
 */
export function prerender(root: string): Plugin {
  return {
    name: 'prerender',
    config: ({ build }, { command }) =>
      command === 'build'
        ? { environments: environmentsIn(root, build?.outDir ?? 'dist'), builder: {} }
        : undefined,
    transformIndexHtml: (_, { server }) =>
      // In development, Vite itself writes styles into the page.
      server ? [] : [shellPolicy],
    async buildApp(builder) {
      const { client } = builder.environments
      if (!client) throw new Error('Vite has no client environment')
      const out = resolve(root, client.config.build.outDir)
      mkdirSync(hostingFolder(out), { recursive: true })
      // A refresh of the former site would write its pages among these.
      const release = await lockInTurn(hostingFolder(out))
      await buildSite(root, out, builder, client.config).finally(release)
    },
    configurePreviewServer: routeLikeAHost,
  }
}
