import type { Browser } from '@playwright/test'
import { paths } from '@/lib/navigation/paths'
import { appliedLcp } from './applied-lcp.ts'
import { type LighthouseFigures, lighthouseRun } from './lighthouse-run.ts'
import { type MenuAnswer, menuAnswer } from './menu-answer.ts'
import type { BenchPage } from './page-address.ts'
import { stampAnswer } from './stamp-answer.ts'
import { distDir } from './site.ts'
import { type Variant, variantPath, variantsOf } from './variants.ts'

/** All runs of one page as one of its variants. */
export type Measured = BenchPage & {
  variant: Variant
  runs: LighthouseFigures[]
  /** ms to the largest paint when the browser itself slows connection and processor down. */
  applied: number[]
  /** Empty for the empty page, which has no menu. */
  menu: MenuAnswer[]
  /** For the home page only: ms from a press on a stamp to its country's heading. */
  stamp: number[]
}

/** Opens each page once unmeasured: the local API makes its data and pictures at the first request. */
async function warmUp(browser: Browser, origin: string, pages: readonly BenchPage[]) {
  const context = await browser.newContext()
  const page = await context.newPage()
  for (const { address } of pages) await page.goto(origin + address, { waitUntil: 'networkidle' })
  await context.close()
}

/** Measures pages and their variants in turn, so that a slow minute of the machine affects all of them. */
export async function measure(
  { browser, debugPort }: { browser: Browser; debugPort: number },
  origin: string,
  { pages, runs }: { pages: readonly BenchPage[]; runs: number },
): Promise<Measured[]> {
  await warmUp(browser, origin, pages)
  const measured = pages.flatMap(({ name, address }) =>
    variantsOf(distDir, address).map((variant): Measured => ({
      name,
      address,
      variant,
      runs: [],
      applied: [],
      menu: [],
      stamp: [],
    })),
  )
  for (let run = 1; run <= runs; run++) {
    for (const { name, address, variant, runs: figures, applied, menu, stamp } of measured) {
      console.log(`Run ${run} of ${runs}: ${name} (${variant})`)
      const url = origin + variantPath(address, variant)
      figures.push(await lighthouseRun(url, debugPort))
      applied.push(await appliedLcp(browser, url))
      if (variant !== 'empty') menu.push(await menuAnswer(browser, url))
      if (name === paths.home.href() && variant === 'page')
        stamp.push(await stampAnswer(browser, url))
    }
  }
  return measured
}
