import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type * as pageModules from './page-modules.ts'
import { english } from '#languages'
import { definesOf } from '../../src/site/builds.ts'
import { root } from './project.ts'

export type RouteModule = {
  /** The route's pattern, such as `/country/:id`. */
  path: string
  /** The page's source file below the project's folder, as the build's manifest names it. */
  module: string
  prerendered: boolean
  isPublic: boolean
}

/** Replaces every component of a page with the name of its file, so that no page's code has to run. */
const namesForPages: Plugin = {
  name: 'names-for-pages',
  enforce: 'pre',
  load(id) {
    const file = relative(root, id).replaceAll('\\', '/')
    if (!file.startsWith('src/pages/')) return null
    const components = readFileSync(id, 'utf8').matchAll(/^export (?:function|const) (\w+)/gm)
    return [...components]
      .map(([, name]) => `export const ${name} = ${JSON.stringify(file)}`)
      .join('\n')
  },
}

type RouteModules = {
  /** The public routes. */
  routes: RouteModule[]
  /** The public routes and those behind a login. */
  allRoutes: RouteModule[]
  /** The files of all pages that src/app/route-table.ts loads. */
  pages: Set<string>
}

/** The routes with the source file of each page, read from the site's own route table. */
export async function routeModules(): Promise<RouteModules> {
  const { module } = await runnerImport<typeof pageModules>(
    join(root, 'tests/bench/page-modules.ts'),
    {
      root,
      define: definesOf(english),
      resolve: { alias: { '@': join(root, 'src') } },
      plugins: [namesForPages],
    },
  )
  const allRoutes = module.allRoutes.map((route) => ({
    ...route,
    module: fileName(route.path, route.module),
  }))
  const files = Object.entries(module.modules).map(([name, file]) => fileName(name, file))
  return {
    routes: allRoutes.filter(({ isPublic }) => isPublic),
    allRoutes,
    pages: new Set(files),
  }
}

/** The file name that `namesForPages` put in place of a page. Throws if it replaced nothing. */
function fileName(page: string, file: unknown): string {
  if (typeof file !== 'string') throw new Error(`${page}: the source file of its page is unknown`)
  return file
}
