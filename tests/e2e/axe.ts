import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Waits until nothing fades or moves any more: a colour in the middle of fading in is nobody's
 * colour. What is halted or goes on for ever does not count. Runs in the page.
 */
async function comeToRest() {
  const end = performance.now() + 2000
  // What a change sets going may start with the frame after it.
  const rest = async (quietFrames: number): Promise<void> => {
    if (quietFrames === 3 || performance.now() > end) return
    // A page that nobody looks at draws no frames.
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
      setTimeout(resolve, 100)
    })
    const isMoving = document
      .getAnimations()
      .some(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) < 3000,
      )
    await rest(isMoving ? 0 : quietFrames + 1)
  }
  await rest(0)
}

/** Rows that the browser leaves out while nobody sees them keep the colours of another scheme. */
function drawAll() {
  const rule = '* { content-visibility: visible !important; }'
  const [worn] = document.adoptedStyleSheets
  // To put it on anew would style the whole page anew.
  if (worn?.cssRules[0]?.cssText === rule) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rule)
  document.adoptedStyleSheets = [sheet]
}

/**
 * Brings axe into a document once: by itself the builder brings it twice for each look, and code that
 * has just come runs at half the speed. Resolves to whether the builder is to bring nothing.
 */
async function bringAxe(page: Page): Promise<boolean> {
  if (page.frames().length > 1) return false
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  return true
}

/** What axe has to say about the page as it stands, or about a part of it; by some rules only. */
export async function findings(page: Page, part = 'body', rules?: string[]): Promise<string[]> {
  await page.evaluate(drawAll)
  await page.evaluate(comeToRest)
  const isBrought = await bringAxe(page)
  const builder = new AxeBuilder({ page, ...(isBrought && { axeSource: ';' }) })
    // What is right need not be described node by node.
    .options({ resultTypes: ['violations'] })
    // Only the findings of several frames need a second page to be put together.
    .setLegacyMode(isBrought)
    .include(part)
  const { violations } = await (
    rules ? builder.withRules(rules) : builder.withTags(standards)
  ).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** Rules about colours, the only ones that can tell the schemes apart. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * What is wrong with the page in either colour scheme: all rules in the one that it is in, those of
 * colour in the other, and whether it scrolls sideways. Leaves it in the other, since a change draws all
 * of it anew, and without motion.
 */
export async function lookOver(page: Page, part = 'body'): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const look = async (colorScheme: 'light' | 'dark', rules?: string[]) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await findings(page, part, rules)
    return found.map((trouble) => `${colorScheme}: ${trouble}`)
  }
  const first = await look(isDark ? 'dark' : 'light')
  const second = await look(isDark ? 'light' : 'dark', COLOURS)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [...first, ...second, ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : [])]
}
