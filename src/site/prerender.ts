import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Manifest, minifySync, type Plugin } from 'vite'
import type * as prerenderEntry from './prerender-entry.tsx'
import { routeLikeAHost } from './hosting-preview.ts'
import { writeHosting } from './hosting.ts'
import { pageCode } from './module-graph.ts'
import { pageHtml } from './page-html.ts'
import { checkSheetsAreWorn } from './page-styles.ts'
import { isHidden, sitemap, withoutShellTags } from './seo-texts.ts'

type Entry = typeof prerenderEntry

const SSR_FOLDER = 'node_modules/.cache/prerender'
const SHELL = 'shell.html'

/**
 * After the client build, writes one HTML file for each public address without an id, the shell
 * for the others, and 404.html; `vite preview` then routes as a real host should.
 */
export function prerender(root: string): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      environments: {
        ssr: {
          build: {
            outDir: join(root, SSR_FOLDER),
            emptyOutDir: true,
            copyPublicDir: false,
            rollupOptions: { input: join(root, 'src/site/prerender-entry.tsx') },
          },
        },
      },
      builder: {},
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('Vite gave no client or no ssr environment')
      await builder.build(client)
      await builder.build(ssr)
      const setting = (name: string) => String(client.config.env[name] ?? '').trim()
      const siteUrl = setting('VITE_SITE_URL')
      const out = resolve(root, client.config.build.outDir)
      const shellPatterns = await writePages(root, out, siteUrl)
      await writeHosting(out, { shellPatterns, siteUrl, apiHost: setting('VITE_API_HOST') })
    },
    configurePreviewServer: routeLikeAHost,
  }
}

/** Resolves to the patterns of the addresses that the shell answers. */
async function writePages(root: string, out: string, siteUrl: string) {
  // Before React is imported: its development build must not meet the production one.
  process.env.NODE_ENV = 'production'
  const { href } = pathToFileURL(join(root, SSR_FOLDER, 'prerender-entry.js'))
  const entry: Entry = await import(href)

  const shell = readFileSync(join(out, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'))
  const assets = (ending: string) =>
    readdirSync(join(out, 'assets'))
      .filter((name) => name.endsWith(ending))
      .map((name) => ({ name, text: readFileSync(join(out, 'assets', name), 'utf8') }))
  const sheets = assets('.css').map(({ name, text }) => ({ href: `/assets/${name}`, css: text }))
  const scripts = assets('.js').map(({ text }) => text)
  checkSheetsAreWorn(sheets, scripts)
  const inline = (name: string) =>
    minifySync(name, readFileSync(join(root, 'src/site', name), 'utf8')).code.trim()
  const template = {
    html: withoutShellTags(shell),
    sheets,
    guard: inline('guard.js'),
    starter: inline('starter.js'),
  }

  writeFileSync(join(out, SHELL), shell)
  const pages = await Promise.all(
    entry.prerenderedPaths.map(async (path) => ({ path, ...(await entry.renderPage(path)) })),
  )
  for (const { path, rendered, file } of pages) {
    const target = join(out, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
    mkdirSync(join(target, '..'), { recursive: true })
    writeFileSync(target, pageHtml(template, path, rendered, pageCode(manifest, file)))
  }
  const listed = pages.filter(({ rendered }) => !isHidden(rendered)).map(({ path }) => path)
  if (siteUrl) writeFileSync(join(out, 'sitemap.xml'), sitemap(siteUrl, listed))
  const { rendered, file: notFound } = await entry.renderPage(entry.unknownPath)
  if (!isHidden(rendered)) throw new Error('The 404 page does not tell search engines to leave it')
  const code = pageCode(manifest, notFound)
  writeFileSync(join(out, '404.html'), pageHtml(template, '*', rendered, code))
  return entry.shellPatterns
}
