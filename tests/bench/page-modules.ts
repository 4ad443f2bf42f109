import * as pages from '@/app/pages'
import { prerenderedPaths, publicRoutes } from '@/app/route-table'

/** Which file each public page is made of. Only for `route-modules.ts`, which loads it specially. */
export const routes = await Promise.all(
  publicRoutes.map(async ({ path, Page }) => ({
    path,
    module: await Page.preload(),
    prerendered: prerenderedPaths.includes(path),
  })),
)

/** The files of all pages, public or not. */
export const modules: unknown[] = await Promise.all(
  Object.values(pages).map((Page) => Page.preload()),
)
