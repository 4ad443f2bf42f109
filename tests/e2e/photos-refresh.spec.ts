import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '../../src/lib/navigation/paths.ts'
import { serve } from './site-copy.ts'
import { copyOfSite, refresh } from './refresh-run.ts'
import { expect, test } from './site.ts'

const PHOTO_BYTES = 300_000
const KB = 1000
const FIRST_SIGHT_KB = 250

/** A picture with as much detail as a camera's, of about 400 kB as a data URL. */
async function photo(hue: number): Promise<string> {
  const size = { width: 1280, height: 960 }
  const noise = { type: 'gaussian', mean: 128, sigma: 45 } as const
  const grain = await sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    .blur(1.2)
    .png({ compressionLevel: 1 })
    .toBuffer()
  const background = `hsl(${hue},55%,50%)`
  const picture = sharp({ create: { ...size, channels: 3, background } }).composite([
    { input: grain, blend: 'soft-light' },
  ])
  const pixels = await picture.png({ compressionLevel: 1 }).toBuffer()
  let jpeg = pixels
  for (let quality = 95; quality > 20; quality -= 5) {
    jpeg = await sharp(pixels).jpeg({ quality }).toBuffer()
    if (jpeg.length <= PHOTO_BYTES) break
  }
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

/** What a page fetches before any interaction, in kB over the network. */
async function weigh(page: Page, url: string): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(url, { waitUntil: 'networkidle' })
  return bytes / KB
}

test('pages with eight photos of 400 kB weigh at most 250 kB before any interaction', async ({
  browser,
  localApi,
  baseURL,
}) => {
  test.slow()
  const photos = await Promise.all(Array.from({ length: 9 }, (_, index) => photo(index * 40)))
  expect(Math.min(...photos.map(({ length }) => length))).toBeGreaterThan(250 * KB)
  const category = photos.slice(0, 8).map((each, index) => ({
    _id: `photo${index}`,
    name: `Work in country ${index}`,
    photo: each,
  }))
  const works = photos.slice(1).map((each, index) => ({
    name: `Work ${index}`,
    photo: each,
    _id: `work${index}`,
    category: 'photo0',
    details: 'One point, and another',
  }))
  // The pages of countries and other categories are not weighed.
  await localApi.fault({ path: '/api/v1/country/getCountry', body: [] })
  await localApi.fault({ path: '/api/v1/category/get-category', body: { category } })
  await localApi.fault({ path: '/api/v1/work/work-category/*', body: { works: [] } })
  await localApi.fault({ path: '/api/v1/work/work-category/photo0', body: { works } })
  const out = copyOfSite('photos')
  expect(await refresh(out, String(baseURL), '--force')).toMatchObject({ code: 0 })

  const site = await serve(out, 'nginx')
  try {
    for (const { width, height, scale } of [
      { width: 360, height: 740, scale: 3 },
      { width: 1280, height: 800, scale: 1 },
    ]) {
      for (const address of [paths.latest.href(), paths.latestJobs.href('photo0')]) {
        const context = await browser.newContext({
          viewport: { width, height },
          deviceScaleFactor: scale,
        })
        const page = await context.newPage()
        const weight = await weigh(page, site.origin + address)
        expect(await page.locator('main img').count(), address).toBeGreaterThan(7)
        expect.soft(weight, `${address} at ${width} px`).toBeLessThanOrEqual(FIRST_SIGHT_KB)
        await context.close()
      }
    }
  } finally {
    await site.stop()
  }
})
