import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '../../src/lib/navigation/paths.ts'
import { everyAddress } from './addresses.ts'
import { whenDrawn } from './font-size.ts'
import { openAs, scrollThrough } from './waits.ts'
import { expect, test } from './site.ts'

const UNHINTED = fileURLToPath(new URL('fonts.conf', import.meta.url))

// Hinting differs between machines, so it is off: letters are checked as the font draws them.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: UNHINTED } })
  },
})

/** Where a small bold i is on the page (CSS pixels), and its text and style. */
type Letter = { x: number; width: number; y: number; height: number; text: string; style: string }

/** Some small bold letters of each size and weight. Runs in the page. */
function smallBoldLetters(): Letter[] {
  const found: Letter[] = []
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (words.nextNode()) {
    const { currentNode: node } = words
    const text = node.textContent ?? ''
    const at = text.indexOf('i', 1)
    const parent = node.parentElement
    if (at < 1 || !parent?.checkVisibility({ visibilityProperty: true })) continue
    const { fontSize, fontWeight, textTransform } = getComputedStyle(parent)
    const style = `${fontSize} ${fontWeight}`
    if (Number(fontWeight) < 600 || Number.parseFloat(fontSize) > 16.5) continue
    if (textTransform === 'uppercase' || found.filter((one) => one.style === style).length > 4)
      continue
    let around: Element | null = parent
    while (around && /^none|^$/.test(getComputedStyle(around).transform))
      around = around.parentElement
    if (around) continue
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    const { left, top, width, height } = range.getBoundingClientRect()
    const x = left + scrollX
    if (width > 1 && x > 0 && x < innerWidth - 10)
      found.push({ x, width, y: top + scrollY, height, text: text.slice(0, 30), style })
  }
  return found
}

const sum = (ink: number[]) => ink.reduce((all, one) => all + one, 0)

/** How much ink (0 is none, 1 as in the stem) there is between the dot of an i and its stem. */
function inkInTheGap(
  { data, width }: { data: Buffer; width: number },
  { x, y, height, width: wide }: Letter,
): number {
  const from = Math.floor(y)
  const at = (column: number, row: number) => data[(from + row) * width + column] ?? 0
  const rows = Array.from({ length: Math.ceil(height) }, (_, row) => row)
  const inkOf = (column: number) => rows.map((row) => Math.abs(at(column, row) - at(column, 0)))
  const columns = [0.25, 0.5, 0.75].map((part) => inkOf(Math.floor(x + wide * part)))
  const [stem = []] = columns.toSorted((one, other) => sum(other) - sum(one))
  const most = Math.max(...stem)
  const inked = rows.filter((row) => (stem[row] ?? 0) > most * 0.4)
  const [first = 0] = inked
  const last = inked.at(-1) ?? 0
  const upper = stem.slice(first + 1, first + Math.ceil((last - first) / 2))
  return Math.min(...upper) / most
}

/** The letters, and a picture in which they are where they were found: what loads late may move them meanwhile. */
async function drawnLetters(page: Page) {
  for (;;) {
    const letters = await page.evaluate(smallBoldLetters)
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
    const after = await page.evaluate(smallBoldLetters)
    if (JSON.stringify(after) === JSON.stringify(letters)) return { letters, picture }
  }
}

async function closedLetters(page: Page): Promise<string[]> {
  await page.reload()
  await scrollThrough(page)
  await page.evaluate(() => document.fonts.ready)
  // A picture of the whole page lays out what was out of sight, and that moves what is below it.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: whole })
  await whenDrawn(page)
  const { letters, picture } = await drawnLetters(page)
  await page.setViewportSize({ width, height })
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(letters.length).toBeGreaterThan(0)
  return letters.flatMap((letter) => {
    const ink = inkInTheGap({ data, width: info.width }, letter)
    return ink > 0.35 ? [`${letter.text} (${letter.style}): ${ink.toFixed(2)}`] : []
  })
}

for (const { who, names } of [
  { who: 'admin', names: ['adminUsers', 'adminReferrals'] },
  { who: 'member', names: ['userDashboard'] },
  { who: null, names: ['home', 'job', 'services', 'premium', 'about', 'latestJobs', 'country'] },
] as const) {
  test(`at one pixel the dot of a small bold i is separate from its stem: ${who ?? 'visitor'}`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { addressOf } = await everyAddress(request)
    const found: string[] = []
    if (who) await openAs(page, who, paths.policy.href())
    for (const name of names) {
      await page.goto(addressOf(name))
      found.push(...(await closedLetters(page)).map((letter) => `${name}: ${letter}`))
    }
    expect(found).toEqual([])
  })
}
