import type { Page, Route } from '@playwright/test'
import { oldStyle } from '../tools/engines/old-styles.ts'

const kept = new Map<string, string>()

function old(css: string): string {
  const known = kept.get(css) ?? oldStyle(css)
  kept.set(css, known)
  return known
}

/** Answers with the changed text; does nothing if the page no longer waits for the answer. */
async function change(route: Route, changed: (text: string) => string) {
  try {
    const response = await route.fetch({ maxRedirects: 0 })
    await route.fulfill({ response, body: changed(await response.text()) })
  } catch {
    await route.abort().catch(() => undefined)
  }
}

const oldPage = (html: string) =>
  html.replaceAll(
    /(<style[^>]*>)([^<]*)(?=<\/style>)/g,
    (_, tag: string, css: string) => tag + old(css),
  )

/**
 * Removes from each style sheet and each <style> of a page what the oldest engines ignore. The page's
 * policy allows styles by their hashes, so the test needs `bypassCSP`.
 */
export async function withoutNewStyles(page: Page) {
  await page.route(
    (url) => url.pathname.endsWith('.css'),
    (route) => change(route, old),
  )
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? change(route, oldPage) : route.fallback(),
  )
}
