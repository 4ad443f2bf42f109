import { minify } from 'terser'
import type { Plugin } from 'vite'
import { isClient } from './builds.ts'

/** The chunk that every page starts with. */
const START = 'site'

/**
 * Makes the chunk that every page starts with smaller than the bundler's own minifier does, by 0.5 kB as gzip;
 * the other chunks gain too little for the time it takes. The build stops where there is no such chunk.
 * Decision 152.
 */
export function smallStart(): Plugin {
  const found = new Set<string>()
  return {
    name: 'small-start',
    apply: 'build',
    applyToEnvironment: isClient,
    renderChunk: {
      order: 'post',
      async handler(code, { name }) {
        if (name !== START) return null
        found.add(this.environment.name)
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
        this.error(`src/site/small-start.ts found no chunk called ${START}`)
    },
  }
}
