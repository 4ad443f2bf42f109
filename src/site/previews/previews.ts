import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pMap from 'p-map'
import { PHOTO_FOLDER } from '@/lib/site-files'
import type { Subject } from '@/site/snapshot/pages'
import { previewCardSvg } from './preview-card'
import { previewFile, previewPath } from './preview-files'
import { faultText } from '@/site/snapshot/report'
import { type Check, writeWhole } from '@/site/snapshot/whole-file'

/**
 * Writes the preview pictures that do not exist yet, each once. Returns the names of those that could not be drawn,
 * and why. Throws if a file cannot be written, or if `check` does.
 */
export async function writePreviews(
  out: string,
  subjects: readonly Subject[],
  check: Check,
): Promise<string[]> {
  const byPath = new Map(subjects.map((subject) => [previewPath(subject), subject]))
  const undrawn = new Set<string>()
  await pMap(
    [...byPath].filter(([path]) => !existsSync(join(out, path))),
    async ([path, subject]) => {
      const file = await draw(out, subject).catch((error: unknown) => {
        undrawn.add(`${subject.name} (${faultText(error)})`)
        return null
      })
      if (!file) return
      check()
      writeWhole(join(out, path), file)
    },
    { concurrency: 2 },
  )
  return [...undrawn]
}

async function draw(out: string, { photo, ...subject }: Subject): Promise<Buffer> {
  const file = join(out, photo)
  // Only the site's own files: pictures of other hosts are not fetched.
  const own = photo.startsWith(PHOTO_FOLDER) && existsSync(file)
  const svg = await previewCardSvg({ ...subject, ...(own && { photo: readFileSync(file) }) })
  return previewFile(svg)
}
