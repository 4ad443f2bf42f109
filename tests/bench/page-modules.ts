import { adminRoutes, userRoutes } from '@/app/dashboard-table'
import { NotFoundPage, publicRoutes } from '@/app/route-table'
import { prerenderedPaths } from '../../src/site/pages/page-patterns'

/** The file of each page. Only for `route-modules.ts`, which replaces each page with its file's name. */
export const allRoutes = await Promise.all(
  [...publicRoutes, ...userRoutes, ...adminRoutes].map(async ({ path, Page }) => ({
    path,
    module: await Page.preload(),
    prerendered: prerenderedPaths.includes(path),
    isPublic: publicRoutes.some((route) => route.path === path),
  })),
)

/** The files of all pages, public or not, by their address; `*` is the 404 page. */
export const modules: Record<string, unknown> = Object.fromEntries([
  ...allRoutes.map(({ path, module }) => [path, module]),
  ['*', await NotFoundPage.preload()],
])
