// @vitest-environment node
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { nameLines, type Room } from '@/site/previews/name-lines'
import { seenLetters } from '@/site/previews/name-signs'
import { previewCardSvg } from '@/site/previews/preview-card'
import { previewFile, previewPath } from '@/site/previews/preview-files'
import { holds } from './properties/check'

const room: Room = { width: 400, height: 275, sizes: [96, 70, 48] }

const MALAYALAM = 'ജർമ്മനിയിലെ നഴ്സിംഗ്'
const DEVANAGARI = 'जर्मनी में नर्सिंग'
const ARABIC = 'ألمانيا'
const LONG = 'Krankenpfleger'.repeat(15).slice(0, 200)

describe('a name as outlines', () => {
  test('is on one line, as large as possible', async () => {
    const found = await nameLines('Malta', room)
    expect(found?.size).toBe(96)
    expect(found?.lines).toHaveLength(1)
  })

  test.each([MALAYALAM, DEVANAGARI, `Jobs: ${MALAYALAM}`, 'Żółć Škoda Việt Nam, Österreich'])(
    'is written in its script: %s',
    async (name) => {
      const found = await nameLines(name, { ...room, width: 4000 })
      expect(found?.lines).toHaveLength(1)
    },
  )

  test('keeps the letters of a word in one font together', async () => {
    const found = await nameLines(MALAYALAM, { ...room, width: 4000 })
    // The runs are two words and the space between them.
    expect(found?.lines[0]?.runs).toHaveLength(3)
  })

  test('joins letters as the script does: fewer outlines than letters', async () => {
    const found = await nameLines('ക്ഷ', room)
    expect(found?.lines[0]?.runs[0]?.glyphs).toHaveLength(1)
  })

  test('of 200 letters, or of many words, is cut to three lines with dots', async () => {
    const dots = (await nameLines('…', room))?.lines[0]?.runs[0]?.glyphs[0]?.outline
    const many = 'Hospitality and hotel management of the United Kingdom of Great Britain'
    for (const name of [LONG, many]) {
      const found = await nameLines(name, room)
      expect(found?.lines).toHaveLength(3)
      expect(found?.lines[2]?.runs.at(-1)?.glyphs.at(-1)?.outline).toBe(dots)
    }
  })

  test.each([ARABIC, '\u{1F642} Malta', '日本', 'a' + '\u0301'.repeat(40), '', ' \u202E\u200F '])(
    'is left out if a letter cannot be drawn: %j',
    async (name) => expect(await nameLines(name, room)).toBeNull(),
  )

  test('loses invisible characters', () => {
    expect(seenLetters('\u202EMal\u200Bta\u2066\u0000 \u2028 x\uD800\u200D')).toBe(
      'Mal ta'.replace(' ', '') + ' x',
    )
    expect(seenLetters('ന്\u200D')).toBe('ന്\u200D')
  })

  test('never exceeds its space, whatever it is', async () => {
    const letters = fc.constantFrom(
      ...Array.from(`abc ABC…-éß${MALAYALAM}${DEVANAGARI}\u200D\u202E</&"`),
    )
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(letters, { maxLength: 250 }).map((all) => all.join('')),
    )
    await holds(
      [name],
      async (given) => {
        const found = await nameLines(given, room)
        if (!found) return
        expect(found.lines.length).toBeLessThanOrEqual(3)
        const widths = found.lines.map(({ width }) => width * found.size)
        expect(Math.max(...widths)).toBeLessThanOrEqual(room.width + 1)
      },
      60,
    )
  })
})

/** A photo of noise, which makes the largest file. */
const noise = () =>
  sharp({
    create: {
      width: 960,
      height: 720,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .webp()
    .toBuffer()

describe('the picture', () => {
  test.each([
    ['country', 'Germany'],
    ['country', ARABIC],
    ['country', '</script>\u2028<image href="file:///etc/passwd">'],
    ['category', LONG],
    ['category', MALAYALAM],
  ] as const)('of the %s %j is a JPEG of 1200 × 630 and at most 120 kB', async (kind, name) => {
    const svg = await previewCardSvg({ kind, name })
    expect(svg).not.toMatch(/<(text|script|image|foreignObject)/)
    const file = await previewFile(svg)
    expect(file.length).toBeLessThanOrEqual(120_000)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  test('shows the photo, and stays small even with the largest one', async () => {
    const svg = await previewCardSvg({ kind: 'country', name: 'Malta', photo: await noise() })
    expect(svg).toContain('data:image/jpeg;base64,')
    expect((await previewFile(svg)).length).toBeLessThanOrEqual(120_000)
  })

  test('shows the drawing instead of a broken photo', async () => {
    const plain = await previewCardSvg({ kind: 'category', name: 'Nursing' })
    const broken = Buffer.from('no picture')
    expect(await previewCardSvg({ kind: 'category', name: 'Nursing', photo: broken })).toBe(plain)
  })
})

test('the address of a picture changes with whatever changes the picture', () => {
  const key = { kind: 'country', name: 'Malta', photo: '' } as const
  expect(previewPath(key)).toMatch(/^\/assets\/previews\/[0-9a-f]{12}\.jpg$/)
  const paths = [
    previewPath(key),
    previewPath({ ...key, kind: 'category' }),
    previewPath({ ...key, name: '../../Malta' }),
    previewPath({ ...key, photo: '/assets/photos/0.webp' }),
  ]
  expect(new Set(paths).size).toBe(paths.length)
  expect(previewPath({ ...key })).toBe(previewPath(key))
})
