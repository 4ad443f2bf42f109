import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pMap from 'p-map'
import { PHOTO_FOLDER } from '@/lib/site-files'
import type { DataPage, Subject } from './pages'
import { previewCardSvg } from './preview-card'
import { previewFile, previewPath } from './preview-files'
import { writeWhole } from './whole-file'

/** Writes the preview pictures of these pages that are not there yet; one that fails is left out. */
export async function writePreviews(out: string, pages: readonly DataPage[]): Promise<void> {
  const subjects = new Map(
    pages.flatMap(({ subject }) => (subject ? [[previewPath(subject), subject] as const] : [])),
  )
  await pMap(
    [...subjects].filter(([path]) => !existsSync(join(out, path))),
    async ([path, subject]) => writeWhole(join(out, path), await draw(out, subject)),
    { concurrency: 2 },
  )
}

async function draw(out: string, { photo, ...subject }: Subject): Promise<Buffer> {
  const file = join(out, photo)
  // Only our own files: a foreign host's picture is not asked for.
  const own = photo.startsWith(PHOTO_FOLDER) && existsSync(file)
  const svg = await previewCardSvg({ ...subject, ...(own && { photo: readFileSync(file) }) })
  return previewFile(svg)
}
