import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { matchPath } from 'react-router-dom'
import type { PreviewServer } from 'vite'
import { languageAt } from '#languages'
import { SHELL_FILE } from '#site-files'
import { notFoundFile } from '#site/saved-site.ts'
import { sendBrotli } from './compressed.ts'
import {
  IMMUTABLE,
  NOSNIFF,
  REVALIDATED_FILES,
  REVALIDATE,
  SHORT,
  CORP_HEADER,
  resourcePolicyOf,
  ROBOTS_HEADER,
  ROBOTS_OF_UNLISTED,
} from './headers.ts'
import { readHosting } from './hosting.ts'
import { HOSTS_FILES, NO_ADDRESS, UNLISTED, WITH_HTML, WITH_SLASH } from './hosting-expressions.ts'

/** The API and the local API's own pages are not part of the site. */
const NOT_THE_SITE = /^\/(?:api|local)\//

/** The address of a file that is no page. */
const ENDING = /\.(?!html)\w+$/

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    // No such file, or a name that is too long for one.
    return false
  }
}

/** Addresses that the site's own servers answer with 404, too. */
const withoutAddress = [HOSTS_FILES, NO_ADDRESS].map((expression) => new RegExp(expression))

const withSlash = new RegExp(WITH_SLASH)
const withHtml = new RegExp(WITH_HTML)
const unlisted = new RegExp(`^${UNLISTED}`, 'i')

function caching(pathname: string, isPage: boolean): string {
  if (pathname.startsWith('/assets/')) return IMMUTABLE
  return isPage || REVALIDATED_FILES.includes(pathname) ? REVALIDATE : SHORT
}

/**
 * Makes `vite preview` answer as a real host should: the site's headers, a deep link's own page or else the shell,
 * and the 404 page with status 404 for unknown addresses.
 */
export function routeLikeAHost({ config, middlewares }: PreviewServer) {
  const out = resolve(config.root, config.build.outDir)
  const { shellPatterns, headers } = readHosting(out)
  middlewares.use((request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if (NOT_THE_SITE.test(pathname)) return next()
    const language = languageAt(pathname)
    const isDeep = shellPatterns.some((pattern) => matchPath(pattern, pathname))
    const isPage = isDeep || !ENDING.test(pathname)
    for (const [name, value] of Object.entries(headers)) {
      if (name === NOSNIFF || isPage) response.setHeader(name, value)
    }

    response.setHeader(CORP_HEADER, resourcePolicyOf(pathname))
    if (unlisted.test(pathname)) response.setHeader(ROBOTS_HEADER, ROBOTS_OF_UNLISTED)

    const file = join(out, pathname.replace(/\/$/, ''))
    const [, address] = withSlash.exec(pathname) ?? (isDeep ? withHtml.exec(pathname) : null) ?? []
    if (address && (isDeep || isFile(`${file}.html`))) {
      response.writeHead(301, { Location: address + search })
      return void response.end()
    }
    if (isDeep) {
      request.url = isFile(`${file}.html`) ? `${pathname}.html` : language.prefix + SHELL_FILE
    } else if (
      withoutAddress.some((expression) => expression.test(pathname)) ||
      (pathname !== '/' && !isFile(file) && !isFile(`${file}.html`))
    ) {
      response.setHeader('Cache-Control', REVALIDATE)
      response.writeHead(404, { ...headers, 'Content-Type': 'text/html; charset=utf-8' })
      return void response.end(readFileSync(notFoundFile(out, language)))
    }
    response.setHeader('Cache-Control', caching(pathname, isPage))
    if (!sendBrotli(out, request, response)) next()
  })
}
