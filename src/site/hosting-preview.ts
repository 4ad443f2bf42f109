import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { matchPath } from 'react-router-dom'
import type { PreviewServer } from 'vite'
import { sendBrotli } from './compressed.ts'
import { IMMUTABLE, NOSNIFF, REVALIDATE, SHORT } from './headers.ts'
import { readHosting } from './hosting.ts'

/** The API and the local API's own pages are no part of the site. */
const NOT_THE_SITE = /^\/(?:api|local)\//

/** Files of pages that have no address of their own. */
const NO_ADDRESS = /^\/(?:index|shell|404)\/?$/

/** The address of a file that is no page. */
const ENDING = /\.(?!html)\w+$/

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

function caching(pathname: string): string {
  if (pathname.startsWith('/assets/')) return IMMUTABLE
  return ENDING.test(pathname) ? SHORT : REVALIDATE
}

/**
 * Makes `vite preview` answer as a real host should: the site's headers, the shell for deep
 * links, the 404 page with status 404 for unknown addresses.
 */
export function routeLikeAHost({ config, middlewares }: PreviewServer) {
  const out = resolve(config.root, config.build.outDir)
  const { shellPatterns, headers } = readHosting(out)
  middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (NOT_THE_SITE.test(pathname)) return next()
    for (const [name, value] of Object.entries(headers)) {
      if (name === NOSNIFF || !ENDING.test(pathname)) response.setHeader(name, value)
    }

    const file = join(out, pathname.replace(/\/$/, ''))
    if (shellPatterns.some((pattern) => matchPath(pattern, pathname))) {
      request.url = '/shell.html'
    } else if (
      NO_ADDRESS.test(pathname) ||
      (pathname !== '/' && !isFile(file) && !isFile(`${file}.html`))
    ) {
      response.setHeader('Cache-Control', REVALIDATE)
      response.writeHead(404, { ...headers, 'Content-Type': 'text/html; charset=utf-8' })
      return void response.end(readFileSync(join(out, '404.html')))
    }
    response.setHeader('Cache-Control', caching(pathname))
    if (!sendBrotli(out, request, response)) next()
  })
}
