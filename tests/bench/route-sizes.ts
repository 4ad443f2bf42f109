import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { addressIn, english, type Language } from '@/lib/navigation/languages'
import { chunk, entryKey, withImports } from '../../src/site/module-graph.ts'
import { manifestFile } from '../../src/site/saved-site.ts'
import { withData } from './budget.ts'
import { lateChunks } from './module-graph.ts'
import { builtPages } from './page-address.ts'
import { pageFonts } from './page-fonts.ts'
import { type RouteModule, routeModules } from './route-modules.ts'

/** What a route fetches before anybody touches it, in kB (1000 bytes) as they go over the wire. */
export type RouteSize = {
  /** The route; for a page that holds data of the API with "(data)" behind it. */
  path: string
  /** The page with the CSS inlined in it. */
  html: number
  /** Linked style sheets. */
  css: number
  /** The entry, the page's own chunk, and what both import statically. */
  js: number
  font: number
  total: number
  /** What may follow when a block comes near, the browser is idle, or at a touch. */
  late: { file: string; size: number }[]
}

/** The data that a page brings along. */
const DATA = ' id="api-data">'
const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"/g
/** What a prerendered page imports before its own code. */
const STARTER = / data-starter="([^"]+)"/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
const groups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group]) => group ?? '')

function fileOf({ path, prerendered }: RouteModule, language: Language): string {
  if (!prerendered) return `${language.prefix}/shell.html`
  const address = addressIn(language, path)
  return address === '/' ? '/index.html' : `${address}.html`
}

/**
 * The weight of every public route of a built site (`distDir`) in a language, without a browser; routes with
 * an id are weighed as the shell, and where the build has pages of them, as the largest of those
 * too. Throws when the folder holds no build with a manifest.
 */
export async function routeSizes(
  distDir: string,
  language: Language = english,
): Promise<RouteSize[]> {
  const list = manifestFile(distDir, language)
  if (!existsSync(list)) throw new Error(`${distDir} holds no built site`)
  const read = (file: string) => readFileSync(join(distDir, file))
  const manifest: Manifest = JSON.parse(readFileSync(list, 'utf8'))
  const { routes, pages } = await routeModules()
  const entry = entryKey(manifest)

  const known = new Map<string, number>()
  const gzip = (file: string) => {
    const size = known.get(file) ?? gzipSync(read(file)).length / 1000
    known.set(file, size)
    return size
  }
  const scripts = (keys: Iterable<string>) => [...keys].map((key) => chunk(manifest, key).file)

  const sizeOf = (route: RouteModule, file = fileOf(route, language)): RouteSize => {
    // What stands there for readers without scripts, a browser with them does not fetch.
    const page = read(file)
      .toString()
      .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
    const sheets = groups(page, STYLESHEET)
    const styles = [...groups(page, INLINE_STYLE), ...sheets.map((sheet) => read(sheet).toString())]
    const loaded = withImports(manifest, [entry, route.module])
    const late = scripts(lateChunks(manifest, loaded, pages))

    const html = gzip(file)
    const css = sum(sheets.map(gzip))
    const js = sum([...groups(page, STARTER), ...scripts(loaded)].map(gzip))
    // A woff2 file is compressed already and goes over the wire as it is.
    const font = sum(pageFonts(page, styles.join('')).map((name) => read(name).length / 1000))
    return {
      path: page.includes(DATA) ? withData(route.path) : route.path,
      html,
      css,
      js,
      font,
      total: html + css + js + font,
      late: late.map((name) => ({ file: name, size: gzip(name) })),
    }
  }

  return routes.flatMap((route) => {
    const [largest] = builtPages(distDir, addressIn(language, route.path))
      .map((address) => `${address}.html`)
      .toSorted((a, b) => gzip(b) - gzip(a))
    const shell = sizeOf(route)
    return largest ? [shell, sizeOf(route, largest)] : [shell]
  })
}
