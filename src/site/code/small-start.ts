import { join } from 'node:path'
import type { Plugin } from 'vite'
import { isClient } from '#site/builds.ts'
import { smallerChunk } from './smaller-chunk.ts'

/** The chunk that every page starts with; some of its code is from libraries. */
const START = 'site'

const CACHE = 'node_modules/.cache/terser'

const isOurs = (moduleIds: readonly string[]) =>
  !moduleIds.some((id) => id.includes('node_modules'))

/**
 * Makes the chunk that every page starts with, and all that contain only the site's own code, smaller than the
 * bundler's own minifier does; libraries gain too little for the time it takes. The build stops if there is no such
 * chunk. Decisions 152 and 261.
 */
export function smallStart(root: string): Plugin {
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
        const less = await smallerChunk(code, join(root, CACHE))
        return less === undefined ? null : { code: less, map: null }
      },
    },
    generateBundle() {
      if (!found.has(this.environment.name))
        this.error(`src/site/code/small-start.ts: the build has no chunk named ${START}`)
    },
  }
}
