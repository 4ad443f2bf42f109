import { loadSharp } from '@/site/load-sharp'
import { preview } from '@/site/seo/head-tags'
import { PREVIEW_FOLDER } from '@/lib/site-files'
import { hashName } from '@/site/hash-name'
import type { Subject } from '@/site/snapshot/pages'

/** Raise this with every change of the drawing; otherwise the old pictures stay. */
const DESIGN = 2

/** The largest file, in bytes, that a chat service waits for. */
const HEAVIEST = 120_000
const QUALITIES = [84, 76, 66, 54, 40, 25]

/** The address of a preview picture on the site; it changes whenever the picture changes. */
export function previewPath({ kind, name, photo, title }: Subject): string {
  return `${PREVIEW_FOLDER}${hashName(JSON.stringify([DESIGN, kind, name, photo, title]))}.jpg`
}

/** The JPEG of an SVG from `previewCardSvg`, at most 120 kB if the lowest quality allows. Throws for what is no SVG. */
export async function previewFile(svg: string): Promise<Buffer> {
  const sharp = await loadSharp()
  const drawn = sharp(Buffer.from(svg)).resize(preview).removeAlpha()
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  const encoded = async ([quality = 25, ...rest]: readonly number[]): Promise<Buffer> => {
    const file = await sharp(data, { raw: info }).jpeg({ quality, progressive: true }).toBuffer()
    return file.length <= HEAVIEST || rest.length === 0 ? file : encoded(rest)
  }
  return encoded(QUALITIES)
}
