import type { Plugin } from 'vite'
import { isClient } from './builds.ts'

/** What is taken out of the bundler's help with lazy code, and what takes its place. */
const cuts: readonly { what: string; from: RegExp; to: string }[] = [
  // Else a style sheet that was lost counts as there, and the page comes without it at the second try.
  {
    what: 'memory of a failure',
    from: /\(err\) => \{\s*seen\[href\] = void 0;\s*throw err;\s*\}/,
    to: '(err) => { delete seen[href]; throw err; }',
  },
  {
    what: 'error',
    from: /rej\((?:\/\*[^*]*\*\/ )?new Error\([^)]*\)\);/,
    to: '{ link.remove(); rej(Error(dep)); }',
  },
  { what: 'nonce', from: /const cspNonceMeta = [^;]*;\s*const cspNonce = [^;]*;/, to: '' },
  { what: 'use of the nonce', from: /if \(cspNonce\) [^;]*;/, to: '' },
  {
    what: 'settling',
    from: /function allSettled\(promises\) \{[\s\S]*?\n\t\t\}/,
    to: 'const allSettled = (promises) => Promise.allSettled(promises);',
  },
  {
    what: 'way to an address',
    from: /function importMetaResolve\(specifier\) \{[\s\S]*?\n\t\t\}/,
    to: 'const importMetaResolve = (specifier) => new URL(specifier, location);',
  },
  {
    what: 'event',
    from: /function handlePreloadError\(err\) \{[\s\S]*?\n\t\}/,
    to: 'const handlePreloadError = (err) => { throw err; };',
  },
]

/** The bundler's help, so that a lost style sheet is asked for again. Throws where a cut finds nothing. */
export function lean(code: string): string {
  return cuts.reduce((before, { what, from, to }) => {
    const after = before.replace(from, to)
    if (after === before) throw new Error(`The bundler's preload help has no "${what}" any more`)
    return after
  }, code)
}

/** Mends Vite's help with lazy code, and leaves out of it what no browser here needs. Decision 146. */
export function leanPreload(): Plugin {
  let done = false
  return {
    name: 'lean-preload',
    apply: 'build',
    applyToEnvironment: isClient,
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        done = true
        return { code: lean(code), map: null }
      },
    },
    generateBundle() {
      if (!done) this.error('src/site/lean-preload.ts did not find the help with lazy code')
    },
  }
}
