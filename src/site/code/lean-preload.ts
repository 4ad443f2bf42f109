import { type Cut, lean } from './lean.ts'

/** What is removed from the bundler's helper for lazy code, and what replaces it. */
const cuts: readonly Cut[] = [
  // Otherwise a style sheet that failed to load counts as loaded, and the second try shows the page without it.
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
  {
    what: 'end of listening',
    from: /link\.removeEventListener\("load", handleSettle\);\s*link\.removeEventListener\("error", handleSettle\);/,
    to: '',
  },
  // A browser may remember for ever that a file failed to load as code, but not that a fetch of it failed.
  {
    what: 'link to code',
    from: /const link = document\.createElement\("link"\);/,
    to: 'if (!isCss && !navigator.onLine) return fetch(dep);\n$&',
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
  { what: 'event', from: /function handlePreloadError\(err\) \{[\s\S]*?\n\t\}/, to: '' },
  {
    what: 'event of a lost link',
    from: /handlePreloadError\(item\.reason\)/,
    to: 'throw item.reason',
  },
  { what: 'event of lost code', from: /\.catch\(handlePreloadError\)/, to: '' },
]

/** Fixes Vite's helper for lazy code, and removes what no supported browser needs. Decision 146. */
export const leanPreload = () =>
  lean({
    name: 'lean-preload',
    id: /vite\/preload-helper\.js$/,
    holds: 'function preload(',
    cuts,
  })
