import pMap from 'p-map'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { pageCode } from '@/site/module-graph'
import { jsonText, type Page, pageHtml, type Template } from '@/site/page-html'
import { renderWithData } from '@/site/render-page'
import {
  builtSheets,
  hostingFolder,
  pageFile,
  type SavedSite,
  SHELL,
  templateOf,
} from '@/site/saved-site'
import { paths } from '@/lib/navigation/paths'
import type { DataPage } from './pages'
import { previewPath } from './preview-files'
import { removeText, writeText } from './whole-file'

const readManifest = (out: string): Manifest =>
  JSON.parse(readFileSync(join(hostingFolder(out), 'manifest.json'), 'utf8'))

/** The folders in which every page is one of an id. */
const ID_FOLDERS = [
  paths.country,
  paths.countryDetails,
  paths.latestJobs,
  paths.jobApplication,
].map(({ href }) => href('').slice(1))

export type Written = { written: string[]; unchanged: number; broken: string[]; deleted: string[] }

/**
 * Writes each page whose HTML is not there word for word. One that cannot be rendered keeps its
 * former file. Throws where the disk takes no file.
 */
export async function writePages(
  out: string,
  site: SavedSite,
  pages: readonly DataPage[],
): Promise<Omit<Written, 'deleted'>> {
  const template = templateOf(readFileSync(join(out, SHELL), 'utf8'), builtSheets(out), site)
  const manifest = readManifest(out)
  const report: Omit<Written, 'deleted'> = { written: [], unchanged: 0, broken: [] }
  const write = async (page: DataPage) => {
    const html = await htmlOf(page, site, template, manifest).catch(() => null)
    if (html === null) report.broken.push(page.path)
    else if (await writeText(pageFile(out, page.path), html)) report.written.push(page.path)
    else report.unchanged += 1
  }
  // One after the other: they share a cache.
  await pMap(pages, write, { concurrency: 1 })
  return report
}

async function htmlOf(
  { path, kind, data, subject, unlisted }: DataPage,
  site: SavedSite,
  template: Template,
  manifest: Manifest,
): Promise<string> {
  const { rendered, file } = await renderWithData(path, data)
  const page: Page = { path, rendered, code: pageCode(manifest, file), data: jsonText(data) }
  const style = site.styles[kind]
  if (style) page.style = style
  if (subject && site.siteUrl)
    page.picture = { url: site.siteUrl + previewPath(subject), alt: subject.name }
  return pageHtml(template, { ...page, unlisted: unlisted === true })
}

/** Deletes the pages of ids that are not among these any more; gives their addresses. */
export function deleteOtherPages(out: string, pages: readonly DataPage[]): string[] {
  const wanted = new Set(pages.map(({ path }) => path))
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
