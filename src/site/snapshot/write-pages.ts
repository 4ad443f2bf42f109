import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { pageCode } from '@/site/code/module-graph'
import { readManifest } from '@/site/code/read-manifest'
import { jsonText, type Page, pageHtml, type Template } from '@/site/pages/page-html'
import type { Renderer } from '@/site/language-builds'
import {
  builtSheets,
  manifestFile,
  pageFile,
  type SavedSite,
  shellFile,
  templateOf,
} from '@/site/saved-site'
import { addressIn, type Language, languages } from '@/lib/navigation/languages'
import { paths } from '@/lib/navigation/paths'
import type { PageInLanguage } from './pages'
import { previewPath } from '@/site/previews/preview-files'
import { faultText } from './report'
import { type Check, removeText, writeText } from './whole-file'

/** The renderer of the pages with data in one language. */
export type DataRenderer = Pick<Renderer, 'language' | 'renderWithData' | 'countryName'>

/** What the pages of a language are made from. */
type Made = { renderer: DataRenderer; template: Template; manifest: Manifest }

/** The folders in which every page belongs to an id. */
const ID_FOLDERS = languages.flatMap((language) =>
  [paths.country, paths.countryDetails, paths.latestJobs, paths.jobApplication].map(({ href }) =>
    addressIn(language, href('')).slice(1),
  ),
)

/** What became of the pages, by their addresses; `broken` says why too. */
export type Written = { written: string[]; unchanged: number; broken: string[]; deleted: string[] }

const addressOf = ({ language, page }: PageInLanguage) => addressIn(language, page.path)

/**
 * Writes each page, in its language, whose HTML has changed. A page that cannot be rendered keeps its former file.
 * Throws if a file cannot be written, or if `check` does.
 */
export async function writeDataPages(
  out: string,
  site: SavedSite,
  pages: readonly PageInLanguage[],
  renderers: readonly DataRenderer[],
  check: Check,
): Promise<Omit<Written, 'deleted'>> {
  const made = madeOf(out, site, renderers)
  const report: Omit<Written, 'deleted'> = { written: [], unchanged: 0, broken: [] }
  // One at a time: they share a cache.
  for (const each of pages) {
    const address = addressOf(each)
    const html = await htmlOf(out, each, site, made).catch((error: unknown) => {
      report.broken.push(`${address} (${faultText(error)})`)
      return null
    })
    if (html === null) continue
    if (await writeText(pageFile(out, address), html, check)) report.written.push(address)
    else report.unchanged += 1
  }
  return report
}

/** What the pages of each language are made from, by its code. */
function madeOf(out: string, site: SavedSite, renderers: readonly DataRenderer[]) {
  const parts = renderers.map((renderer) => {
    return { renderer, manifest: readManifest(manifestFile(out, renderer.language)) }
  })
  const sheets = builtSheets(
    out,
    parts.map(({ manifest }) => manifest),
  )
  const made = (part: (typeof parts)[number]): [Language['code'], Made] => {
    const { language } = part.renderer
    return [
      language.code,
      {
        ...part,
        template: templateOf(readFileSync(shellFile(out, language), 'utf8'), sheets, site),
      },
    ]
  }
  return new Map(parts.map(made))
}

async function htmlOf(
  out: string,
  each: PageInLanguage,
  site: SavedSite,
  made: ReturnType<typeof madeOf>,
): Promise<string> {
  const { path, data, linked = [], subject } = each.page
  const { renderer, template, manifest } = only(made.get(each.language.code))
  const { rendered, file } = await renderer.renderWithData(path, [...data, ...linked])
  const page: Page = {
    path: addressOf(each),
    rendered,
    code: pageCode(manifest, file),
    ...(data.length > 0 && { data: jsonText(data) }),
  }
  const picture = subject && previewPath(subject)
  // The file of a picture that could not be drawn does not exist.
  if (picture && site.siteUrl && existsSync(join(out, picture)))
    page.picture = { url: site.siteUrl + picture, alt: subject.title ?? subject.name }
  return pageHtml(template, page)
}

function only(made: Made | undefined): Made {
  if (!made) throw new Error('The build has no renderer for a language of the site')
  return made
}

/** Those of the pages that have a file; the shell answers for the others. */
export const pagesWithFile = (out: string, pages: readonly PageInLanguage[]): PageInLanguage[] =>
  pages.filter((each) => existsSync(pageFile(out, addressOf(each))))

/** Deletes the pages of ids that are no longer among these; returns their addresses. */
export function deleteOtherPages(out: string, pages: readonly PageInLanguage[]): string[] {
  const wanted = new Set(pages.map(addressOf))
  const standing = ID_FOLDERS.flatMap((folder) =>
    existsSync(join(out, folder))
      ? readdirSync(join(out, folder))
          .filter((name) => name.endsWith('.html'))
          .map((name) => `/${folder}${name.slice(0, -'.html'.length)}`)
      : [],
  )
  const gone = standing.filter((path) => !wanted.has(path))
  for (const path of gone) removeText(pageFile(out, path))
  return gone
}
