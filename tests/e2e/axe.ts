import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe has to say about the page as it stands, or about a part of it; by some rules only. */
export async function findings(page: Page, part = 'body', rules?: string[]): Promise<string[]> {
  // A colour in the middle of fading in is nobody's colour; what is halted never ends.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ playState, effect }) => {
      const length = effect?.getComputedTiming().endTime
      return playState === 'running' && Number(length) < 3000
    })
    const enough = new Promise((resolve) => {
      setTimeout(resolve, 1000)
    })
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), enough])
  })
  const axe = new AxeBuilder({ page }).include(part)
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(standards)).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
