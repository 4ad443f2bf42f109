import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { addressIn, english, type Language } from '@/lib/navigation/languages'
import { chunk, entryKey, withImports } from '../../src/site/code/module-graph.ts'
import { manifestFile } from '../../src/site/saved-site.ts'
import { withData } from './budget.ts'
import { lateChunks } from './module-graph.ts'
import { builtPages } from './page-address.ts'
import { pageFonts } from './page-fonts.ts'
import { type RouteModule, routeModules } from './route-modules.ts'

/** What a route fetches before any interaction, in kB (1000 bytes) over the wire. */
export type RouteSize = {
  /** The route; with "(data)" behind it for a page that contains data of the API. */
  path: string
  /** The page with the CSS inlined in it. */
  html: number
  /** Linked style sheets. */
  css: number
  /** The entry, the page's own chunk, and what both import statically. */
  js: number
  font: number
  total: number
  /** What may load later: when a block comes near, when the browser is idle, or at an interaction. */
  late: { file: string; size: number }[]
}

/** Marks a page that contains data, or addresses made of them. */
const DATA = / id="api-data">|href="?[^" >]*\/country\/\w+#/
const STYLESHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"/g
/** What a prerendered page imports before its own code. */
const STARTER = / data-starter="([^"]+)"/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/** The commit that a page names (Decision 158): its letters weigh some bytes more or less in each. */
const COMMIT = /(?<=<html [^>]*data-build="[^",]*, )[^"]+/

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
const groups = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group]) => group ?? '')

function fileOf({ path, prerendered }: RouteModule, language: Language): string {
  if (!prerendered) return `${language.prefix}/shell.html`
  const address = addressIn(language, path)
  return address === '/' ? '/index.html' : `${address}.html`
}

/**
 * The size of every public route of a built site (`distDir`) in a language, without a browser. A route with an
 * id is measured as the shell, and if the build has pages of it, also as the largest of them. Throws if the
 * folder contains no build with a manifest.
 */
export async function routeSizes(
  distDir: string,
  language: Language = english,
): Promise<RouteSize[]> {
  const list = manifestFile(distDir, language)
  if (!existsSync(list)) {
    throw new Error(
      `${distDir} contains no built site. npm run build makes one in dist; npm run size alone makes its own.`,
    )
  }
  const read = (file: string) => readFileSync(join(distDir, file))
  const manifest: Manifest = JSON.parse(readFileSync(list, 'utf8'))
  const { routes, pages } = await routeModules()
  const entry = entryKey(manifest)

  const weighed = (file: string) =>
    file.endsWith('.html') ? read(file).toString().replace(COMMIT, '1a2b3c4d') : read(file)
  const known = new Map<string, number>()
  const gzip = (file: string) => {
    const size = known.get(file) ?? gzipSync(weighed(file)).length / 1000
    known.set(file, size)
    return size
  }
  const scripts = (keys: Iterable<string>) => [...keys].map((key) => chunk(manifest, key).file)

  const sizeOf = (route: RouteModule, file = fileOf(route, language)): RouteSize => {
    // A browser with scripts does not fetch what is meant for readers without.
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
      path: DATA.test(page) ? withData(route.path) : route.path,
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
