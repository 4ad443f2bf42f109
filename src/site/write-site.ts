import pMap from 'p-map'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Manifest, minifySync } from 'vite'
import { pageCode } from './module-graph.ts'
import { pageHtml, splitHead, styleOf, type Template } from './page-html.ts'
import { checkSheetsAreWorn } from './page-styles.ts'
import type { Entry } from './prerender.ts'
import {
  builtFiles,
  builtSheets,
  pageFile,
  type SavedSite,
  SHELL,
  templateOf,
} from './saved-site.ts'
import { isHidden, sitemap } from './seo-texts.ts'

/**
 * Writes the pages without data of a site built in `out`. Gives them, with one page of each kind
 * that is made of data, for the policy to allow what is in them; and what a refresh needs.
 */
export async function writePages(
  root: string,
  out: string,
  entry: Entry,
  { siteUrl, apiHost }: { siteUrl: string; apiHost: string },
): Promise<{ pages: string[]; saved: SavedSite }> {
  const shell = readFileSync(join(out, 'index.html'), 'utf8')
  const manifest: Manifest = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'))
  const sheets = builtSheets(out)
  checkSheetsAreWorn(
    sheets,
    builtFiles(out, '.js').map(({ text }) => text),
  )
  const inline = (name: string) =>
    minifySync(name, readFileSync(join(root, 'src/site', name), 'utf8')).code.trim()
  const scripts = { guard: inline('guard.js'), starter: inline('starter.js') }
  const template = templateOf(shell, sheets, scripts)

  const styles = await stylesOfKinds(entry, template)

  writeFileSync(join(out, SHELL), shell)
  const rendered = await Promise.all(
    entry.prerenderedPaths.map(async (path) => ({ path, ...(await entry.renderPage(path)) })),
  )
  const notFound = { path: entry.unknownPath, ...(await entry.renderPage(entry.unknownPath)) }
  const shared = new Map([...kindOfPath(entry)].map(([path, kind]) => [path, styles[kind] ?? '']))
  for (const paths of entry.alikePaths) {
    const alike = [...rendered, notFound].filter(({ path }) => paths.includes(path))
    const style = styleOf(
      template,
      alike.map(({ rendered: markup }) => splitHead(markup).body),
    )
    for (const { path } of alike) shared.set(path, style)
  }
  const html = rendered.map(({ path, rendered: markup, file }) => {
    const style = shared.get(path)
    const page = { path, rendered: markup, code: pageCode(manifest, file), ...(style && { style }) }
    return { path, text: pageHtml(template, page) }
  })
  for (const { path, text } of html) {
    const file = pageFile(out, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const listed = rendered.filter((page) => !isHidden(page.rendered)).map(({ path }) => path)
  if (siteUrl) {
    const urls = listed.map((path) => ({ path }))
    writeFileSync(join(out, 'sitemap.xml'), sitemap(siteUrl, urls))
  }
  if (!isHidden(notFound.rendered))
    throw new Error('The 404 page does not tell search engines to leave it')
  const code = pageCode(manifest, notFound.file)
  const style = shared.get(notFound.path)
  const page404 = { path: '*', rendered: notFound.rendered, code, ...(style && { style }) }
  const text404 = pageHtml(template, page404)
  writeFileSync(join(out, '404.html'), text404)
  return {
    pages: [shell, text404, ...html.map(({ text }) => text), ...Object.values(styles)],
    saved: { ...scripts, siteUrl, apiHost, listed, styles },
  }
}

/**
 * Which pages are written with data too, by their addresses: with and without, they wear one style. But
 * the home page, which is to be as light as can be.
 */
const kindOfPath = (entry: Entry) =>
  new Map(
    entry.pageKinds
      .filter((kind) => kind !== 'home')
      .flatMap((kind) => entry.samples[kind].map(({ path }) => [path, kind] as const)),
  )

/** The one style of each kind of page that is made of data. */
async function stylesOfKinds(entry: Entry, template: Template): Promise<Record<string, string>> {
  const all = entry.pageKinds.flatMap((kind) =>
    entry.samples[kind].map((sample) => ({ kind, ...sample })),
  )
  // Rendered one after the other: they share a cache.
  const markups = await pMap(
    all,
    async ({ kind, path, data }) => {
      const { rendered } = await entry.renderWithData(path, data)
      return { kind, body: splitHead(rendered).body }
    },
    { concurrency: 1 },
  )
  return Object.fromEntries(
    entry.pageKinds.map((each) => {
      const bodies = markups.filter(({ kind }) => kind === each).map(({ body }) => body)
      return [each, styleOf(template, bodies)]
    }),
  )
}
