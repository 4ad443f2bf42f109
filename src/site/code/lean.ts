import type { Plugin } from 'vite'
import { isClient } from '#site/builds.ts'

/** What is removed from a library's code, and what replaces it. */
export type Cut = { what: string; from: RegExp; to: string }

type Lean = {
  /** The name of the plugin and of its file. */
  name: string
  /** The modules to look at, by id. */
  id: RegExp
  /** A text that only the module to cut down contains. */
  holds: string
  cuts: readonly Cut[]
}

/** Cuts a library's module down in the browsers' builds. A module or a cut that is not found stops the build. */
export function lean({ name, id, holds, cuts }: Lean): Plugin {
  let done = false
  return {
    name,
    apply: 'build',
    applyToEnvironment: isClient,
    transform: {
      filter: { id },
      handler(code) {
        if (!code.includes(holds)) return null
        done = true
        const lessCode = cuts.reduce((before, { what, from, to }) => {
          const after = before.replace(from, to)
          if (after === before)
            throw new Error(
              `src/site/code/${name}.ts: the library's code no longer contains the part "${what}". Adapt or remove this cut.`,
            )
          return after
        }, code)
        return { code: lessCode, map: null }
      },
    },
    generateBundle() {
      if (!done)
        this.error(
          `src/site/code/${name}.ts: the build does not contain the module to shorten. Adapt or remove this plugin.`,
        )
    },
  }
}
