import { type OpenedPicture, openPicture, type OpenPicture, type PictureSize } from './open-picture'

/** The longest side a picture is sent with, in pixels. Decision 11. */
const LONGEST_SIDE = 1280

/** Lists show many pictures at once; a heavier one is compressed more. */
const WANTED_BYTES = 250_000

/** A picture of this size, as text, fits into the 100 kB that many servers accept. */
const SMALL_BYTES = 60_000
const QUALITIES = [0.82, 0.68]
const LOWEST_QUALITY = 0.5

/** More than any camera produces; decoding it could crash the tab. */
const MOST_PIXELS = 250_000_000

/** Why a file cannot be used as a picture. */
export type PictureTrouble = 'not-a-picture' | 'heic' | 'too-large'

/** Thrown by `scalePicture`; the caller has a text for each `trouble`. */
export class PictureError extends Error {
  readonly trouble: PictureTrouble

  constructor(trouble: PictureTrouble, cause?: unknown) {
    super(`Picture refused: ${trouble}`, { cause })
    this.name = 'PictureError'
    this.trouble = trouble
  }
}

/** A picture's size in pixels and in bytes. */
export type Measure = PictureSize & { bytes: number }

/** A picture ready to send: a data URL, and its size before and after. */
export type ScaledPicture = { address: string; before: Measure; after: Measure }

/** The size with its longest side at most `longest`; never larger than it was. */
export function fit({ width, height }: PictureSize, longest = LONGEST_SIDE): PictureSize {
  const scale = Math.min(1, longest / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height) }
}

/**
 * Checks that a file is a picture that decodes, turns it upright, scales it down and compresses it as WebP (JPEG if the
 * browser cannot write WebP). What a camera stores beside the picture, such as the place, is not sent. Throws
 * PictureError. Decision 11.
 */
export async function scalePicture(
  file: File,
  open: OpenPicture = openPicture,
): Promise<ScaledPicture> {
  try {
    const picture = await open(file)
    const { width, height } = picture
    if (width * height > MOST_PIXELS) throw new PictureError('too-large')
    const size = fit(picture)
    const blob = await drawn(picture, size, WANTED_BYTES)
    return {
      address: await toDataUrl(blob),
      before: { width, height, bytes: file.size },
      after: { ...size, bytes: blob.size },
    }
  } catch (error) {
    if (error instanceof PictureError) throw error
    throw new PictureError((await isHeic(file)) ? 'heic' : 'not-a-picture', error)
  }
}

/**
 * The picture of a data URL at half its size, for a server that refused the larger one; null if the address is no such
 * URL or does not decode. Decision 11.
 */
export async function halvePicture(
  address: string,
  open: OpenPicture = openPicture,
): Promise<string | null> {
  try {
    const picture = await open(fromDataUrl(address))
    const size = fit(picture, Math.max(picture.width, picture.height) / 2)
    return await toDataUrl(await drawn(picture, size, SMALL_BYTES))
  } catch {
    return null
  }
}

/** The picture at a size, in the best quality with at most `bytes`; in the lowest if none is small enough. */
async function drawn(picture: OpenedPicture, size: PictureSize, bytes: number): Promise<Blob> {
  const { encode, close } = await picture.drawAt(size)
  try {
    for (const quality of QUALITIES) {
      const blob = await encode(quality)
      if (blob.size <= bytes) return blob
    }
    return await encode(LOWEST_QUALITY)
  } finally {
    close()
  }
}

/** Whether it is HEIC, a phone format that most browsers cannot open: by its first bytes or its name. */
async function isHeic(file: File): Promise<boolean> {
  const mark = await file
    .slice(4, 12)
    .text()
    .catch(() => '')
  return /^ftyp(he[iv][cxms]|mif1|msf1)/.test(mark) || /\.hei[cf]$/i.test(file.name)
}

/** Throws if the text is not base64. */
function fromDataUrl(address: string): Blob {
  const [, type = '', text = ''] = /^data:(image\/[\w.+-]+);base64,(.+)$/s.exec(address) ?? []
  if (text === '') throw new Error('No picture in this address')
  return new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], { type })
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
      else reject(new Error('The picture could not be read'))
    })
    reader.readAsDataURL(blob)
  })
}
