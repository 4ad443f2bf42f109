import * as pages from '@/app/pages'
import { adminRoutes, prerenderedPaths, publicRoutes, userRoutes } from '@/app/route-table'

/** Which file each page is made of. Only for `route-modules.ts`, which loads it specially. */
export const allRoutes = await Promise.all(
  [...publicRoutes, ...userRoutes, ...adminRoutes].map(async ({ path, Page }) => ({
    path,
    module: await Page.preload(),
    prerendered: prerenderedPaths.includes(path),
    isPublic: publicRoutes.some((route) => route.path === path),
  })),
)

/** The files of all pages, public or not. */
export const modules: unknown[] = await Promise.all(
  Object.values(pages).map((Page) => Page.preload()),
)
