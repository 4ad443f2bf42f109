import { dashboardPaths, publicRoutes } from '@/app/route-table'
import { paths } from '@/lib/navigation/paths'

// In this file, since no visitor's browser needs them.
const isPrerendered = (path: string) => !path.includes(':')

const publicPaths = publicRoutes.map(({ path }) => path)

/** Every address that is written as HTML at build time. */
export const prerenderedPaths = publicPaths.filter(isPrerendered)

/** Pages that somebody may look for by name, but that answer no question: the sitemap leaves them out. */
const utilities = new Set<string>(
  [paths.login, paths.register, paths.yourData].map(({ path }) => path),
)

/** The addresses for the sitemap, unless their pages ask search engines not to list them. */
export const sitemapPaths = prerenderedPaths.filter((path) => !utilities.has(path))

/** Pages without an id that work fully offline: the worker stores their HTML, and their code by `site/worker.ts`. */
export const likelyPages = [
  paths.home,
  paths.plan,
  paths.shortlist,
  paths.compare,
  paths.contact,
].map(({ path }) => path)

/** An address that only a browser can fill: its file is the shell. */
export const shellAddress = paths.product.href('0')

/** The patterns that a host must answer with the shell instead of a 404. */
export const shellPatterns = [
  ...publicPaths.filter((path) => !isPrerendered(path)),
  ...dashboardPaths,
]
