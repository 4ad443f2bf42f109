import type { Page } from '@playwright/test'
import { oldStyle } from '../tools/engines/old-styles.ts'

const kept = new Map<string, string>()

function old(css: string): string {
  const known = kept.get(css) ?? oldStyle(css)
  kept.set(css, known)
  return known
}

/**
 * Each style sheet and each <style> of a page loses what the oldest engines pass over. The page's
 * policy knows the styles by their sums: the test wants `bypassCSP`.
 */
export async function withoutNewStyles(page: Page) {
  await page.route(
    (url) => url.pathname.endsWith('.css'),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: old(await response.text()) })
    },
  )
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const html = await response.text()
    const body = html.replaceAll(
      /(<style[^>]*>)([^<]*)(?=<\/style>)/g,
      (_, tag: string, css: string) => tag + old(css),
    )
    return route.fulfill({ response, body })
  })
}
