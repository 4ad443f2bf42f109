import type { Sharp } from 'sharp'
import { loadSharp } from '@/site/load-sharp'
import { OWN_PHOTO_WIDTH, SMALL_PHOTO_WIDTH } from '@/lib/pictures/picture-address'
import { PHOTO_FOLDER } from '@/lib/site-files'
import { hashName } from '@/site/hash-name'
import { embeddedPicture, pictureBytes } from './picture-bytes'

type Step = { side: number; quality: number }
type Steps = readonly [Step, ...Step[]]

/**
 * The steps to try until a photo's file is small enough: first less quality, then fewer pixels, since a phone's
 * small screen hides the former better.
 */
const STEPS: Steps = [
  { side: OWN_PHOTO_WIDTH, quality: 76 },
  { side: OWN_PHOTO_WIDTH, quality: 60 },
  { side: OWN_PHOTO_WIDTH, quality: 46 },
  { side: 800, quality: 50 },
  { side: 640, quality: 56 },
  { side: 640, quality: 44 },
  { side: 480, quality: 50 },
  { side: 480, quality: 36 },
]

/** The most bytes that a photo's file has if one of the steps allows it. */
const WANTED = 30_000

/** More than any phone's camera takes; unpacking a larger picture could crash the build. */
export const MOST_PIXELS = 60_000_000
const SECONDS = 20

/**
 * The address of the file that replaces an embedded photo: its name is made from the address's text. Null if it is
 * not such a photo, or may not be shown: it stays as it is.
 */
export function photoPath(address: string): string | null {
  const picture = embeddedPicture(address)
  if (!picture) return null
  return `${PHOTO_FOLDER}${hashName(picture)}.webp`
}

async function lightEnough(
  photo: Sharp,
  [{ side, quality }, ...later]: Steps = STEPS,
): Promise<Buffer> {
  const file = await photo
    .clone()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 4 })
    .toBuffer()
  const [next, ...others] = later
  return file.length <= WANTED || !next ? file : lightEnough(photo, [next, ...others])
}

/**
 * An embedded photo as a WebP file: its longest side at most 960 px, upright, one still picture without the
 * camera's metadata, below 30 kB if possible. Null if it is not a readable picture, or too large to unpack; never
 * throws.
 */
export async function photoFile(address: string): Promise<Buffer | null> {
  const bytes = pictureBytes(address)
  if (!bytes) return null
  try {
    const sharp = await loadSharp()
    const opened = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
    // Unpacked once; the steps begin from these pixels.
    const { data, info } = await opened
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({
        width: OWN_PHOTO_WIDTH,
        height: OWN_PHOTO_WIDTH,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return await lightEnough(sharp(data, { raw: info }))
  } catch {
    return null
  }
}

const SMALL_QUALITY = 62

/** The small form of a photo's file, for lists. */
export async function smallPhotoFile(file: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(file)
    .resize({ width: SMALL_PHOTO_WIDTH, withoutEnlargement: true })
    .webp({ quality: SMALL_QUALITY, effort: 4 })
    .toBuffer()
}
