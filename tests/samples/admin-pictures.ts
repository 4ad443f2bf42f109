import type { OpenPicture } from '@/lib/pictures/open-picture'

const PNG_MARK = '\u0089PNG'

/** What every picture is scaled to in the tests, which have no canvas. */
export const SCALED_ADDRESS = 'data:image/webp;base64,c21hbGw='

/** What the same picture is scaled to for a server that refuses the larger size. */
export const HALVED_ADDRESS = 'data:image/webp;base64,aGFsZg=='

const picture = (width: number, height: number, drawn: string) => ({
  width,
  height,
  drawAt: () =>
    Promise.resolve({
      encode: () => Promise.resolve(new Blob([drawn], { type: 'image/webp' })),
      close: () => undefined,
    }),
})

/**
 * Stands in for the browser's decoder: a file that begins like a PNG is 4000 × 3000 pixels, and
 * the picture scaled from it is 1280 × 960.
 */
export const openTestPicture: OpenPicture = async (file) => {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 5).arrayBuffer()))
  if (head.startsWith(PNG_MARK)) return picture(4000, 3000, 'small')
  if (head === 'small') return picture(1280, 960, 'half')
  throw new Error('This is no picture')
}

/** A file that the stand-in accepts as a picture. */
export function pictureFile(name = 'beach.png'): File {
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, ...Array.from({ length: 5000 }, () => 1)])
  return new File([bytes], name, { type: 'image/png' })
}

/** A text file that is named like a picture. */
export function textFile(name = 'notes.png'): File {
  return new File(['Only words'], name, { type: 'image/png' })
}

/** A file whose picture cannot be opened before `finish` is called. */
export function slowFile(file = pictureFile()) {
  const done = new EventTarget()
  const opened = new Promise((resolve) => {
    done.addEventListener('done', resolve)
  })
  const slice = file.slice.bind(file)
  file.slice = (...part) => {
    const head = slice(...part)
    const read = head.arrayBuffer.bind(head)
    head.arrayBuffer = async () => {
      await opened
      return read()
    }
    return head
  }
  return { file, finish: () => done.dispatchEvent(new Event('done')) }
}
