import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { preloadPageAt, prerenderedPaths, shellPatterns } from '@/app/route-table'
import { fileOf } from './page-files'

export { prerenderedPaths, shellPatterns }

/** An address that no page answers: its HTML is the 404 page. */
export const unknownPath = '/404'

/** A page's HTML, and the source file of its component. */
export type Rendered = { rendered: string; file: string }

/** Renders the page at an address to HTML, its lazy code loaded; data-fed blocks stay as placeholders. */
export async function renderPage(path: string): Promise<Rendered> {
  const page = await preloadPageAt(path)
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    {
      // Else React puts what is large behind a spinner until a script moves it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    },
  )
  return { rendered: await new Response(prelude).text(), file: fileOf(page) }
}
