import type { QueryKey } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { preloadPageAt } from '@/app/route-table'
import { ShellLoading } from '@/app/shell-loading'
import { queryClient } from '@/lib/api/query'
import { addressOf, language } from '@/lib/navigation/language'
import { linkCountries } from './link-countries'
import { fileOf } from './page-files'

linkCountries()

/** An attribute for the router's own servers; src/site/code/lean-router.ts removes it from the browsers' code. */
const ROUTER_MARK = ' data-discover="true"'

/** What the router writes into links to other pages that have no class. React leaves attributes as they are. */
const NO_CLASS = ' class=""'

/** A page's HTML, and the source file of its component. */
export type Rendered = { rendered: string; file: string }

/**
 * Renders the page at a path of the router to HTML in this language, with its lazy code loaded; parts with data
 * (`dataPart`) stay placeholders.
 */
export async function renderPage(path: string): Promise<Rendered> {
  const page = await preloadPageAt(path)
  const { prelude } = await prerender(
    <StaticRouter basename={language.prefix} location={addressOf(path)}>
      <App />
    </StaticRouter>,
    {
      // Otherwise React puts large content behind a spinner until a script moves it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    },
  )
  const html = await new Response(prelude).text()
  return { rendered: html.replaceAll(ROUTER_MARK, '').replaceAll(NO_CLASS, ''), file: fileOf(page) }
}

/** What is shown in the shell's root until the site's code loads. */
export const renderShell = (): string => renderToStaticMarkup(<ShellLoading />)

/** Like `renderPage`, with answers of the API in the parts with data. One page at a time: they share a cache. */
export async function renderWithData(
  path: string,
  data: readonly [QueryKey, unknown][],
): Promise<Rendered> {
  for (const [key, answer] of data) queryClient.setQueryData(key, answer)
  try {
    return await renderPage(path)
  } finally {
    queryClient.clear()
  }
}
