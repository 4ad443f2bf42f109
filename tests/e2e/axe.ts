import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Waits until nothing fades or moves any more: a colour in the middle of a fade is not one of
 * the design. Animations that are paused or endless do not count. Runs in the page.
 */
export async function comeToRest() {
  const end = performance.now() + 2000
  // An animation caused by a change may start one frame after it.
  const rest = async (quietFrames: number): Promise<void> => {
    if (quietFrames === 3 || performance.now() > end) return
    // A page that is not visible renders no frames.
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

/** Makes the browser render all rows: skipped ones would keep the colours of the previous scheme. */
function drawAll() {
  const rule = '* { content-visibility: visible !important; }'
  const [worn] = document.adoptedStyleSheets
  // Setting it again would restyle the whole page.
  if (worn?.cssRules[0]?.cssText === rule) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rule)
  document.adoptedStyleSheets = [sheet]
}

/**
 * Loads axe into a document once: the builder by itself loads it twice for each check, and freshly loaded
 * code runs at half the speed. Resolves to whether axe is loaded, so that the builder must not load it.
 */
async function bringAxe(page: Page): Promise<boolean> {
  if (page.frames().length > 1) return false
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  return true
}

/** The findings of axe on the current page, or on a part of it; optionally for some rules only. */
export async function axeViolations(
  page: Page,
  part = 'body',
  rules?: string[],
): Promise<string[]> {
  await page.evaluate(drawAll)
  await page.evaluate(comeToRest)
  const isBrought = await bringAxe(page)
  const builder = new AxeBuilder({ page, ...(isBrought && { axeSource: ';' }) })
    // Passed rules need no description node by node.
    .options({ resultTypes: ['violations'] })
    // The normal mode needs a second page, but only to combine the findings of several frames.
    .setLegacyMode(isBrought)
    .include(part)
  const { violations } = await (
    rules ? builder.withRules(rules) : builder.withTags(standards)
  ).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}

/** Rules about colours, the only ones whose result depends on the scheme. */
const COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * What is wrong with the page in either colour scheme: all rules in the current one, the colour rules in
 * the other, and whether the page scrolls sideways. Leaves the page in the other scheme, since each change
 * redraws all of it, and with reduced motion.
 */
export async function accessibilityProblems(page: Page, part = 'body'): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const check = async (colorScheme: 'light' | 'dark', rules?: string[]) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await axeViolations(page, part, rules)
    return found.map((problem) => `${colorScheme}: ${problem}`)
  }
  const first = await check(isDark ? 'dark' : 'light')
  const second = await check(isDark ? 'light' : 'dark', COLOURS)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [...first, ...second, ...(sideways > 0 ? [`scrolls ${sideways} px sideways`] : [])]
}
