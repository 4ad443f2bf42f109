import { pages } from '@/app/pages'
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

/** The files of all pages, public or not, by the page's name. */
export const modules: Record<string, unknown> = Object.fromEntries(
  await Promise.all(
    Object.entries(pages).map(async ([name, Page]) => [name, await Page.preload()] as const),
  ),
)
