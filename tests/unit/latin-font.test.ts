// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Buffer as Line, Face, Font, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { latinFont } from '@/site/fonts/latin-font'

const require = createRequire(import.meta.url)
const original = readFileSync(
  require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'),
)
const rupee = readFileSync(
  require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2'),
)

const LINES = [
  'Study, work or visit abroad.',
  'To Australia, Valid Two Years, AVATAR',
  'We tell you what it takes: 24 countries.',
]
const WEIGHTS = [400, 550, 600, 750, 800]

/** The width of a line in a font at a weight, in ems. */
async function widthIn(font: Buffer, weight: number, line: string): Promise<number> {
  const unpacked = await subsetFont(font, line, {
    targetFormat: 'truetype',
    keepFeatures: ['kern'],
    noLayoutClosure: true,
  })
  const face = new Face(new Blob(new Uint8Array(unpacked)), 0)
  const pen = new Font(face)
  pen.setVariations([new Variation('wght', weight)])
  const letters = new Line()
  letters.addText(line)
  letters.guessSegmentProperties()
  shape(pen, letters)
  return letters.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem
}

test('lines are as wide as in the font itself, at every weight', async () => {
  const cut = await latinFont(original, LINES.join(''), [400, 800])
  for (const weight of WEIGHTS) {
    for (const line of LINES) {
      const own = await widthIn(original, weight, line)
      const ours = await widthIn(cut, weight, line)
      expect(Math.abs(ours - own), `${line} at ${weight}`).toBeLessThan(0.05)
    }
  }
})

test('a font without kerning pairs can be cut too', async () => {
  const cut = await latinFont(rupee, '₹', [400, 800])
  expect(await widthIn(cut, 400, '₹')).toBeGreaterThan(0.3)
})
