import { type Cut, lean } from './lean.ts'

/** What is taken out of the bundler's help with lazy code, and what takes its place. */
const cuts: readonly Cut[] = [
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
  {
    what: 'end of listening',
    from: /link\.removeEventListener\("load", handleSettle\);\s*link\.removeEventListener\("error", handleSettle\);/,
    to: '',
  },
  // A browser may remember for ever that a file of code could not be had, but not of one that was fetched.
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

/** Mends Vite's help with lazy code, and leaves out of it what no browser here needs. Decision 146. */
export const leanPreload = () =>
  lean({
    name: 'lean-preload',
    id: /vite\/preload-helper\.js$/,
    holds: 'function preload(',
    cuts,
  })
