import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { shellPatterns } from '@/site/pages/page-patterns'
import { addressesOf, redirectsOf } from '@/site/hosting/hosting'
import { english } from '@/lib/navigation/languages'
import { smallPhoto } from '@/lib/pictures/picture-address'
import {
  ANSWERS_FILE,
  PHOTO_FOLDER,
  PREVIEW_FOLDER,
  SEARCH_INDEX_FILE,
  SITEMAP_FILE,
  SNAPSHOT_FILE,
} from '@/lib/site-files'
import { checkBuild } from '@/site/build-id.mjs'
import { readSavedSite, type SavedSite } from '@/site/saved-site'
import { isLoss, mergeSnapshot } from './merge'
import { dataPages, inLanguages, type PageInLanguage, type Subject, withTitle } from './pages'
import { withPhotoFiles } from './photos'
import { previewPath } from '@/site/previews/preview-files'
import { writePreviews } from '@/site/previews/previews'
import { publicAnswers } from './public-answers'
import { searchIndex } from './search-index'
import { sitemapWith } from './sitemap'
import { allWorks, type Snapshot } from './snapshot'
import { changesOf, readState, type State, writeState } from './state'
import { takeSnapshot } from './take'
import { type Check, TEMPORARY_PREFIX, writeChanged, writeText, writeWhole } from './whole-file'
import {
  type DataRenderer,
  deleteOtherPages,
  pagesWithFile,
  writeDataPages,
  type Written,
} from './write-pages'

type Options = {
  /** The published folder of a built site. */
  out: string
  /** The id of the build to which the renderers belong. */
  build: string
  /** The origin of the API. */
  origin: string
  /** Whether to accept lists that lost most of their records. */
  force?: boolean
  /** The renderer of the pages, for each language. */
  renderers: readonly DataRenderer[]
}

/** What a refresh did. `read` is false if nothing at all could be read: then nothing changed. */
export type RefreshReport = Written & {
  read: boolean
  counts: { countries: number; categories: number; works: number }
  doubts: string[]
  dropped: number
  /** What has no picture of its own in link previews because it could not be drawn, and why. */
  undrawn: string[]
}

/**
 * Takes a snapshot of the API's public data and updates the pages made of it, the sitemap, the search index and the
 * pictures of a built site. Throws if a file cannot be written, or if another build is put in its place; then every
 * page is complete, in its old or its new form.
 */
export async function refresh({
  out,
  build,
  origin,
  force = false,
  renderers,
}: Options): Promise<RefreshReport> {
  const site = readSavedSite(out)
  const state = readState(out)
  const check = () => checkBuild(out, build)
  check()
  removeTemporaryFiles(out)
  const takenAt = new Date()
  const merged = mergeSnapshot(state.snapshot, await takeSnapshot(origin), force)
  const { doubts } = merged
  const nothing = { written: [], unchanged: 0, broken: [], deleted: [], dropped: 0, undrawn: [] }
  if (!merged.anything)
    return { read: false, counts: countsOf(merged.snapshot), doubts, ...nothing }

  const snapshot = await withPhotoFiles(merged.snapshot, out, check)
  const { pages: untitled, dropped } = inLanguages(dataPages(snapshot))
  const changed = timesOf(untitled, state.changed, doubts.length > 0)
  const pages = withTitles(untitled, renderers)
  const subjects = pages.flatMap(({ page }) => page.subject ?? [])
  const undrawn = site.siteUrl ? await writePreviews(out, subjects, check) : []
  const written = await writeDataPages(out, site, pages, renderers, check)
  await writeIndexes(out, site, { snapshot, pages: pagesWithFile(out, pages), changed }, check)
  check()
  const deleted = deleteOtherPages(out, pages)
  // A page that could not be rendered still shows its former pictures.
  if (written.broken.length === 0) removePictures(out, snapshot, subjects)
  writeChanged(join(out, '_redirects'), redirectsOf(out, addressesOf(shellPatterns)))
  writeState(out, { snapshot, changed })
  // What could not be read is as old as before: no page may claim that it is newer.
  const isNew = doubts.length === 0 && written.broken.length === 0
  const time = join(out, SNAPSHOT_FILE)
  if (isNew || !hasTime(time)) writeWhole(time, `${JSON.stringify({ takenAt })}\n`)
  return { read: true, counts: countsOf(snapshot), doubts, dropped, undrawn, ...written, deleted }
}

/** When each page's data last changed. What the API did not give now is not new when it is back. */
function timesOf(
  pages: readonly PageInLanguage[],
  before: State['changed'],
  isDoubtful: boolean,
): State['changed'] {
  // A page has the same data in each language.
  const inEnglish = pages.flatMap(({ language, page }) =>
    language === english && page.data.length > 0 ? [page] : [],
  )
  const now = changesOf(inEnglish, before, new Date())
  const isLossy = isLoss(Object.keys(before).length, Object.keys(now).length)
  return isDoubtful || isLossy ? { ...before, ...now } : now
}

/** The pages with country names on their pictures in the language of each page. */
const withTitles = (pages: readonly PageInLanguage[], renderers: readonly DataRenderer[]) =>
  pages.map(({ language, page }): PageInLanguage => {
    const renderer = renderers.find((each) => each.language.code === language.code)
    return { language, page: renderer ? withTitle(page, renderer.countryName) : page }
  })

async function writeIndexes(
  out: string,
  site: SavedSite,
  { snapshot, pages, changed }: State & { pages: readonly PageInLanguage[] },
  check: Check,
) {
  const { countries, categories } = snapshot
  const data = {
    countries: countries ?? [],
    categories: categories ?? [],
    works: allWorks(snapshot),
    isPartial: !countries || !categories || categories.some(({ _id }) => !snapshot.worksOf[_id]),
  }
  await writeText(join(out, SEARCH_INDEX_FILE), searchIndex(data), check)
  await writeText(join(out, ANSWERS_FILE), publicAnswers(snapshot), check)
  if (site.siteUrl)
    await writeText(join(out, SITEMAP_FILE), sitemapWith(site, pages, changed), check)
}

/** Whether the pages already have a time: those of a new build have none. */
const hasTime = (file: string) =>
  existsSync(file) && /"takenAt":\s*"/.test(readFileSync(file, 'utf8'))

const countsOf = (snapshot: Snapshot) => ({
  countries: snapshot.countries?.length ?? 0,
  categories: snapshot.categories?.length ?? 0,
  works: allWorks(snapshot).length,
})

/** Removes files that an aborted refresh had begun to write. */
function removeTemporaryFiles(out: string) {
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (name.split(/[\\/]/).at(-1)?.startsWith(TEMPORARY_PREFIX))
      rmSync(join(out, name), { force: true })
  }
}

const PHOTO = new RegExp(String.raw`${PHOTO_FOLDER}\w+\.webp`, 'g')

/** Removes pictures that no page shows any more. */
function removePictures(out: string, snapshot: Snapshot, subjects: readonly Subject[]) {
  const photos = JSON.stringify(snapshot).match(PHOTO) ?? []
  const shown = new Set(photos.flatMap((path) => [path, smallPhoto(path)]))
  const previews = new Set(subjects.map(previewPath))
  for (const name of readdirSync(join(out, 'assets'), { recursive: true, encoding: 'utf8' })) {
    const path = `/assets/${name.replaceAll('\\', '/')}`
    const isUnused =
      (path.startsWith(PHOTO_FOLDER) && !shown.has(path)) ||
      (path.startsWith(PREVIEW_FOLDER) && !previews.has(path))
    if (isUnused) rmSync(join(out, path))
  }
}
