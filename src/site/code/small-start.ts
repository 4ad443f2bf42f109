import { minify } from 'terser'
import type { Plugin } from 'vite'
import { isClient } from '#site/builds.ts'

/** The chunk that every page starts with; some of its code is from libraries. */
const START = 'site'

const isOurs = (moduleIds: readonly string[]) =>
  !moduleIds.some((id) => id.includes('node_modules'))

/**
 * Makes the chunk that every page starts with, and all that contain only the site's own code, smaller than the
 * bundler's own minifier does; libraries gain too little for the time it takes. The build stops if there is no such
 * chunk. Decision 152.
 */
export function smallStart(): Plugin {
  const found = new Set<string>()
  return {
    name: 'small-start',
    apply: 'build',
    applyToEnvironment: isClient,
    renderChunk: {
      order: 'post',
      async handler(code, { name, moduleIds }) {
        if (name === START) found.add(this.environment.name)
        else if (!isOurs(moduleIds)) return null
        // Names are shortened by the bundler, which knows those of the other chunks.
        const options = {
          module: true,
          ecma: 2020,
          compress: { passes: 2 },
          mangle: false,
        } as const
        const { code: less } = await minify(code, options)
        return less === undefined ? null : { code: less, map: null }
      },
    },
    generateBundle() {
      if (!found.has(this.environment.name))
        this.error(`src/site/code/small-start.ts: the build has no chunk named ${START}`)
    },
  }
}
