import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe has to say about the page as it stands, or about a part of it; by some rules only. */
export async function findings(page: Page, part = 'body', rules?: string[]): Promise<string[]> {
  // A colour in the middle of fading in is nobody's colour.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 3000)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const axe = new AxeBuilder({ page }).include(part)
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(standards)).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
