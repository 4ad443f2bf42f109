// @vitest-environment node
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { nothing } from '@/lib/nothing'
import { isOwnPhoto } from '@/lib/pictures/picture-address'
import { withPhotoFiles } from '@/site/snapshot/photos'
import { emptySnapshot } from '@/site/snapshot/snapshot'
import { photoFile, photoPath, smallPhotoFile } from '@/site/snapshot/photo-files'
import { TINY_PHOTO } from '../local-api/photos'

const dataUrl = (bytes: Buffer, type: string) =>
  `data:image/${type};base64,${bytes.toString('base64')}`

type Kind = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

/** A photo of fine noise, which makes the largest file. */
const grain = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 90, alpha: 0.5 } } })

async function madeOf(bytes: Buffer, type: Kind) {
  const file = await photoFile(dataUrl(bytes, type))
  if (!file) throw new Error('No file was made')
  return { file, ...(await sharp(file, { animated: true }).metadata()) }
}

describe('the address of a photo', () => {
  test('is made of the trimmed text alone', () => {
    expect(photoPath(TINY_PHOTO)).toMatch(/^\/assets\/photos\/[0-9a-f]{12}\.webp$/)
    expect(isOwnPhoto(photoPath(TINY_PHOTO) ?? '')).toBe(true)
    expect(photoPath(`  ${TINY_PHOTO}\n`)).toBe(photoPath(TINY_PHOTO))
    expect(photoPath(`${TINY_PHOTO}A`)).not.toBe(photoPath(TINY_PHOTO))
  })

  test.each([
    '',
    'https://example.com/a.webp',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PGI+',
    'data:image/png,<svg/>',
    'javascript:alert(1)',
    '../../etc/passwd',
    '</script>\u2028',
  ])('does not exist for %j', async (address) => {
    expect(photoPath(address)).toBeNull()
    expect(await photoFile(address)).toBeNull()
  })
})

describe('the file of a photo', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'is WebP, made of %s',
    async (type) => {
      const made = await madeOf(await flat(1200, 300).toFormat(type).toBuffer(), type)
      expect(made).toMatchObject({ format: 'webp', width: 960, height: 240 })
    },
  )

  test('is also made of a JPEG that was sent as image/jpg', async () => {
    const address = dataUrl(await flat(30, 20).jpeg().toBuffer(), 'jpg')
    expect(photoPath(address)).not.toBeNull()
    expect(await photoFile(address)).not.toBeNull()
  })

  test('weighs at most 30 kB, also of a heavy photo', async () => {
    const heavy = await grain(1600, 1200).jpeg({ quality: 90 }).toBuffer()
    expect(heavy.length).toBeGreaterThan(400_000)
    const { file, width } = await madeOf(heavy, 'jpeg')
    expect(file.length).toBeLessThanOrEqual(30_000)
    expect(width).toBeGreaterThanOrEqual(480)
    const small = await smallPhotoFile(file)
    expect(small.length).toBeLessThanOrEqual(12_000)
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 400 })
  })

  test('is never larger than the photo was', async () => {
    expect(await madeOf(await flat(30, 20).png().toBuffer(), 'png')).toMatchObject({
      width: 30,
      height: 20,
    })
  })

  test('is upright and contains nothing about the camera', async () => {
    const turned = await flat(40, 20)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const made = await madeOf(turned, 'jpeg')
    expect(made).toMatchObject({ width: 20, height: 40 })
    expect(made.exif).toBeUndefined()
    expect(made.orientation).toBeUndefined()
  })

  test('shows the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const film = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { file, pages = 1 } = await madeOf(film, 'gif')
    expect(pages).toBe(1)
    const [red = 0, , blue = 255] = await sharp(file).removeAlpha().raw().toBuffer()
    expect(red).toBeGreaterThan(200)
    expect(blue).toBeLessThan(60)
  })
})

describe('no file is made', () => {
  test('for a photo that is cut short or not a picture at all', async () => {
    const whole = await grain(400, 300).png().toBuffer()
    const half = whole.subarray(0, whole.length / 2)
    expect(await photoFile(dataUrl(half, 'png'))).toBeNull()
    expect(await photoFile(dataUrl(Buffer.from('no picture'), 'png'))).toBeNull()
    expect(await photoFile('data:image/png;base64,====')).toBeNull()
  })

  test('for an SVG under another name', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    expect(await photoFile(dataUrl(svg, 'png'))).toBeNull()
  })

  test('for a photo that unpacks to hundreds of megabytes', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 7000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 1 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(2_000_000)
    expect(await photoFile(dataUrl(bomb, 'png'))).toBeNull()
  })

  test('for 30 MB of text that only begins like a picture', async () => {
    const text = `data:image/jpeg;base64,/9j/${'A'.repeat(30_000_000)}`
    expect(await photoFile(text)).toBeNull()
    expect(photoPath(`data:image/png;base64,${'A'.repeat(50_000_000)}`)).toBeNull()
  })
})

test('a photo that is too long to be read is in no page', async () => {
  const country = {
    _id: '1',
    name: 'Atlantis',
    photo: `data:image/png;base64,${'A'.repeat(40_000_001)}`,
  }
  const snapshot = { ...emptySnapshot, countries: [country] }
  const { countries } = await withPhotoFiles(snapshot, '/nowhere', nothing)
  expect(countries).toEqual([{ ...country, photo: '' }])
})
