import { describe, expect, test } from 'vitest'
import { formatBytes, formatMeasure } from '@/components/admin/measure'
import type { OpenedPicture, PictureSize } from '@/lib/pictures/open-picture'
import { fit, halvePicture, PictureError, scalePicture } from '@/lib/pictures/scale-picture'

const file = (content: string | Uint8Array<ArrayBuffer> = 'x', name = 'beach.jpg') =>
  new File([content], name, { type: 'image/jpeg' })

/** A decoder for a picture of this size, whose number of bytes depends on the quality. */
function decoder(size: PictureSize, bytesAt: (quality: number) => number = () => 10) {
  const log = { drawnAt: [] as PictureSize[], qualities: [] as number[], closed: 0 }
  const opened: OpenedPicture = {
    ...size,
    drawAt: (wanted) => {
      log.drawnAt.push(wanted)
      return Promise.resolve({
        encode: (quality) => {
          log.qualities.push(quality)
          return Promise.resolve(
            new Blob([new Uint8Array(Math.round(bytesAt(quality)))], { type: 'image/webp' }),
          )
        },
        close: () => (log.closed += 1),
      })
    },
  }
  return { log, open: () => Promise.resolve(opened) }
}

async function troubleOf(attempt: Promise<unknown>) {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof PictureError ? error.trouble : error
}

describe('the size', () => {
  test.each([
    [4000, 3000, 1280, 960],
    [3000, 4000, 960, 1280],
    [1280, 720, 1280, 720],
    [300, 200, 300, 200],
    [20000, 5, 1280, 1],
  ])('of %d × %d is %d × %d', (width, height, toWidth, toHeight) => {
    expect(fit({ width, height })).toEqual({ width: toWidth, height: toHeight })
  })
})

describe('scaling', () => {
  test('returns a data URL and both measures, and frees the canvas', async () => {
    const { open, log } = decoder({ width: 4000, height: 3000 })
    const picture = await scalePicture(file('0123456789'), open)
    expect(picture).toEqual({
      address: expect.stringMatching(/^data:image\/webp;base64,/),
      before: { width: 4000, height: 3000, bytes: 10 },
      after: { width: 1280, height: 960, bytes: 10 },
    })
    expect(log).toEqual({
      drawnAt: [{ width: 1280, height: 960 }],
      qualities: [0.82],
      closed: 1,
    })
  })

  test('compresses a large picture more, and takes the smallest result if none is small enough', async () => {
    const heavy = decoder({ width: 100, height: 100 }, (quality) => quality * 300_000)
    expect((await scalePicture(file(), heavy.open)).after.bytes).toBe(246_000)
    const heavier = decoder({ width: 100, height: 100 }, (quality) => quality * 3_000_000)
    expect((await scalePicture(file(), heavier.open)).after.bytes).toBe(1_500_000)
    expect(heavier.log.qualities).toEqual([0.82, 0.68, 0.5])
  })
})

describe('a picture that a server finds too large', () => {
  const address = `data:image/webp;base64,${btoa('picture')}`

  test('is drawn at half its size, and compressed until it fits', async () => {
    const { open, log } = decoder({ width: 1280, height: 853 }, (quality) => quality * 100_000)
    expect(await halvePicture(address, open)).toMatch(/^data:image\/webp;base64,/)
    expect(log).toEqual({
      drawnAt: [{ width: 640, height: 427 }],
      qualities: [0.82, 0.68, 0.5],
      closed: 1,
    })
  })

  test.each(['https://example.org/beach.jpg', 'data:image/png,plain', 'data:image/png;base64,%%'])(
    'is not drawn from %s',
    async (other) => {
      const { open, log } = decoder({ width: 9, height: 9 })
      expect(await halvePicture(other, open)).toBeNull()
      expect(log.drawnAt).toEqual([])
    },
  )
})

const refuse = () => Promise.reject(new Error('no picture'))

/** A picture that has a size, but whose content does not decode. */
const broken = () =>
  Promise.resolve({ width: 9, height: 9, drawAt: () => Promise.reject(new Error('cut short')) })

describe('a file that cannot be used', () => {
  test('has a reason: not a picture, HEIC by its bytes or name, too many pixels', async () => {
    expect(await troubleOf(scalePicture(file('words', 'a.png'), refuse))).toBe('not-a-picture')
    expect(await troubleOf(scalePicture(file('\0\0\0\u0018ftypheic'), refuse))).toBe('heic')
    expect(await troubleOf(scalePicture(file('?', 'IMG_0001.HEIC'), refuse))).toBe('heic')
    const bomb = decoder({ width: 40_000, height: 40_000 })
    expect(await troubleOf(scalePicture(file(), bomb.open))).toBe('too-large')
    expect(bomb.log.drawnAt).toEqual([])
  })

  test('counts as no picture if its content does not decode', async () => {
    expect(await troubleOf(scalePicture(file(), broken))).toBe('not-a-picture')
  })
})

test('measures are written as people say them', () => {
  expect([12, 1024, 250_000, 1_000_000, 20 * 1024 * 1024].map(formatBytes)).toEqual([
    '12 bytes',
    '1 kB',
    '244 kB',
    '977 kB',
    '20 MB',
  ])
  expect(formatMeasure({ width: 4000, height: 3000, bytes: 5 * 1024 * 1024 })).toBe(
    '4000 × 3000 pixels, 5 MB',
  )
})
