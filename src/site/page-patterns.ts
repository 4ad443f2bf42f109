import { dashboardPaths, publicRoutes } from '@/app/route-table'

// In this file, since no visitor's browser needs them.
const isPrerendered = (path: string) => !path.includes(':')

const publicPaths = publicRoutes.map(({ path }) => path)

/** Every address that is written as HTML at build time. */
export const prerenderedPaths = publicPaths.filter(isPrerendered)

/** The patterns that a host must answer with the shell instead of a 404. */
export const shellPatterns = [
  ...publicPaths.filter((path) => !isPrerendered(path)),
  ...dashboardPaths,
]
