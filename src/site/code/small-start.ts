import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Tinypool } from 'tinypool'
import type { Plugin } from 'vite'
import { isClient } from '#site/builds.ts'

/** The chunk that every page starts with; some of its code is from libraries. */
const START = 'site'

const CACHE = 'node_modules/.cache/terser'

const isOurs = (moduleIds: readonly string[]) =>
  !moduleIds.some((id) => id.includes('node_modules'))

/** Each has some 100 MB of its own. */
const MOST_THREADS = 8

let threads: Tinypool | undefined

/** One thread for each processor, for the builds of all languages; they end by themselves. */
const pool = (root: string) =>
  (threads ??= new Tinypool({
    filename: pathToFileURL(join(root, 'src/site/code/terser-worker.mjs')).href,
    name: 'smaller',
    minThreads: 0,
    maxThreads: Math.min(availableParallelism(), MOST_THREADS),
    idleTimeout: 1000,
  }))

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
        const folder = join(root, CACHE)
        const less: string | undefined = await pool(root).run({ code, folder })
        return less === undefined ? null : { code: less, map: null }
      },
    },
    generateBundle() {
      if (!found.has(this.environment.name))
        this.error(`src/site/code/small-start.ts: the build has no chunk named ${START}`)
    },
  }
}
