/** In pixels, as the picture is shown: turned upright. */
export type PictureSize = { width: number; height: number }

type Drawn = { encode: (quality: number) => Promise<Blob>; close: () => void }

/** A file that is a picture; `drawAt` decodes it, and rejects if it cannot. */
export type OpenedPicture = PictureSize & { drawAt: (size: PictureSize) => Promise<Drawn> }

/** Reads a file as a picture; rejects one that is none. */
export type OpenPicture = (file: Blob) => Promise<OpenedPicture>

/**
 * Opens a picture with the browser's own decoders. Only its size is read at first; where the browser can, it decodes
 * straight to the wanted size, so that a photo of 20 MB is never in memory as text, and rarely in full. Rejects a file
 * that is no picture.
 */
export const openPicture: OpenPicture = async (file) => {
  const image = await loadImage(file)
  const { naturalWidth: width, naturalHeight: height } = image
  if (!width || !height) throw new Error('The picture has no size')
  return {
    width,
    height,
    async drawAt(size) {
      const source = (await shrunkBitmap(file, size)) ?? (await decoded(image))
      const canvas = document.createElement('canvas')
      canvas.width = size.width
      canvas.height = size.height
      const context = canvas.getContext('2d')
      if (!context) throw new Error('The browser gives no canvas')
      context.imageSmoothingQuality = 'high'
      context.drawImage(source, 0, 0, size.width, size.height)
      if (source instanceof ImageBitmap) source.close()
      return {
        encode: (quality) => encode(canvas, context, quality),
        close: () => (canvas.width = canvas.height = 0),
      }
    },
  }
}

async function loadImage(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file)
  try {
    return await new Promise((resolve, reject) => {
      const image = new Image()
      image.addEventListener('load', () => resolve(image))
      image.addEventListener('error', () => reject(new Error('This is no picture')))
      image.src = address
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** The picture at its wanted size, or null if the browser cannot shrink while decoding. */
async function shrunkBitmap(file: Blob, size: PictureSize): Promise<ImageBitmap | null> {
  try {
    const bitmap = await createImageBitmap(file, {
      imageOrientation: 'from-image',
      resizeWidth: size.width,
      resizeQuality: 'high',
    })
    // Some browsers use the width before they turn the picture; then the result is wrong.
    if (Math.abs(bitmap.height - size.height) <= 1) return bitmap
    bitmap.close()
    return null
  } catch {
    return null
  }
}

async function decoded(image: HTMLImageElement): Promise<HTMLImageElement> {
  await image.decode()
  return image
}

async function encode(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  quality: number,
): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp', quality)
  if (webp.type === 'image/webp') return webp
  // JPEG has no transparency; transparent parts would turn black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return toBlob(canvas, 'image/jpeg', quality)
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      type,
      quality,
    )
  })
}
