import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addressIn } from '#languages'
import { SITEMAP_FILE } from '#site-files'
import { buildIdOf } from './build-id.mjs'
import type { LanguageBuild } from './language-builds.ts'
import { pageCode } from './code/module-graph.ts'
import { type Page, pageHtml, shellHtml } from './pages/page-html.ts'
import type { PageStart } from './pages/page-start.ts'
import { checkDeclarationsAreWhole, checkSheetsAreUsed } from './pages/page-styles.ts'
import type { Rendered } from './pages/render-page.tsx'
import {
  builtFiles,
  builtSheets,
  notFoundFile,
  pageFile,
  type SavedSite,
  shellFile,
  templateOf,
} from './saved-site.ts'
import { isHidden, sitemap } from './seo/seo-texts.ts'

/** An address that no page answers: its HTML is the 404 page. */
const UNKNOWN_PATH = '/404'

/** A page without data in every language, by its path. */
type RenderedPath = { path: string; pages: readonly Rendered[] }

/**
 * Writes the pages without data of a site built in `out`, in each of its languages. Returns their HTML, so that the
 * policy allows what is in it, and what a refresh needs.
 */
export async function writePagesWithoutData(
  out: string,
  builds: readonly [LanguageBuild, ...LanguageBuild[]],
  start: PageStart,
  { siteUrl, apiHost }: { siteUrl: string; apiHost: string },
): Promise<{ pages: string[]; saved: SavedSite }> {
  const manifests = builds.map(({ manifest }) => manifest)
  const build = buildIdOf([start, manifests])
  const sheets = builtSheets(out, manifests)
  checkDeclarationsAreWhole(sheets)
  checkSheetsAreUsed(
    sheets,
    builtFiles(out, manifests, '.js').map(({ text }) => text),
  )
  const [{ renderer }] = builds
  const { prerenderedPaths, sitemapPaths } = renderer

  const rendered = await Promise.all(
    [...prerenderedPaths, UNKNOWN_PATH].map(async (path) => ({
      path,
      pages: await Promise.all(builds.map((each) => each.renderer.renderPage(path))),
    })),
  )
  const texts = builds.flatMap((each, place) => {
    const template = templateOf(each.shell, sheets, start)
    const htmlOf = ({ path, pages }: RenderedPath) => {
      const { rendered: markup, file } = pageIn(pages, place)
      const isUnknown = path === UNKNOWN_PATH
      const page: Page = {
        path: isUnknown ? '*' : addressIn(each.language, path),
        rendered: markup,
        code: pageCode(each.manifest, file),
      }
      if (isUnknown && !isHidden(markup))
        throw new Error('The 404 page does not tell search engines to leave it out (noindex)')
      const text = pageHtml(template, page)
      write(isUnknown ? notFoundFile(out, each.language) : pageFile(out, page.path), text)
      return text
    }
    const shell = shellHtml(each.shell, each.renderer.renderShell(), build)
    write(shellFile(out, each.language), shell)
    return [shell, ...rendered.map(htmlOf)]
  })

  const listed = rendered
    .filter(
      ({ path, pages }) => sitemapPaths.includes(path) && !isHidden(pageIn(pages, 0).rendered),
    )
    .map(({ path }) => path)
  if (siteUrl) {
    const urls = listed.map((path) => ({ path }))
    writeFileSync(join(out, SITEMAP_FILE), sitemap(siteUrl, urls))
  }
  return {
    pages: texts,
    saved: { build, ...start, siteUrl, apiHost, listed },
  }
}

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The page of a language, by the language's index. */
function pageIn(pages: readonly Rendered[], place: number): Rendered {
  const page = pages[place]
  if (!page) throw new Error('A page was not rendered in each language')
  return page
}
