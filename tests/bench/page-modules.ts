import { adminRoutes, userRoutes } from '@/app/dashboard-table'
import { NotFoundPage, publicRoutes } from '@/app/route-table'
import { prerenderedPaths } from '../../src/site/page-patterns'

/** Which file each page is made of. Only for `route-modules.ts`, which loads it specially. */
export const allRoutes = await Promise.all(
  [...publicRoutes, ...userRoutes, ...adminRoutes].map(async ({ path, Page }) => ({
    path,
    module: await Page.preload(),
    prerendered: prerenderedPaths.includes(path),
    isPublic: publicRoutes.some((route) => route.path === path),
  })),
)

/** The files of all pages, public or not, by their address; `*` is the 404. */
export const modules: Record<string, unknown> = Object.fromEntries([
  ...allRoutes.map(({ path, module }) => [path, module]),
  ['*', await NotFoundPage.preload()],
])
