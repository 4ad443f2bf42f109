import { loadSharp } from '@/site/load-sharp'
import { MOST_PIXELS } from '@/site/snapshot/photo-files'

/** More than any stamp or label shows, in pixels. */
const SIZE = { width: 1010, height: 460 }

/** A photo as the data URL of a JPEG, which every SVG reader knows; undefined if it cannot be read. */
export async function photoFill(photo: Buffer): Promise<string | undefined> {
  try {
    const sharp = await loadSharp()
    const jpeg = await sharp(photo, { limitInputPixels: MOST_PIXELS, pages: 1 })
      .autoOrient()
      .resize({ ...SIZE, fit: 'outside', withoutEnlargement: true })
      .flatten({ background: '#efe6d5' })
      .jpeg({ quality: 88 })
      .toBuffer()
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`
  } catch {
    return undefined
  }
}
