import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** How a built class of CSS modules looks in a style sheet. */
export const MODULE_CLASS = /\._[a-z0-9]{5,6}(?![\w-])/g

/** And all of its name. */
const WHOLE_NAME = new RegExp(`^${MODULE_CLASS.source}$`)

const PREFIX_LENGTH = 4

/**
 * Short class names for CSS modules in builds: they are in the page, its style and its code.
 * The same in the browser's build and the prerender's, and over builds while the file's own
 * classes stay. Throws where two files would share a prefix, or a name would not look as above.
 */
export function shortNames(root: string) {
  const owners = new Map<string, string>()
  const classes = new Map<string, string[]>()
  return (name: string, file: string): string => {
    const path = relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
    const hash = createHash('sha256').update(path).digest('hex').slice(0, 10)
    const prefix = parseInt(hash, 16).toString(36).slice(0, PREFIX_LENGTH)
    const owner = owners.get(prefix) ?? path
    if (owner !== path)
      throw new Error(`${owner} and ${path} share the prefix ${prefix}: rename one`)
    owners.set(prefix, path)
    const known = classes.get(path) ?? []
    classes.set(path, known)
    if (!known.includes(name)) known.push(name)
    const short = `_${prefix}${known.indexOf(name).toString(36)}`
    if (!WHOLE_NAME.test(`.${short}`)) throw new Error(`${path}: ${name} cannot be called ${short}`)
    return short
  }
}

/** Gives builds those names; the dev server keeps the speaking ones. */
export function classNames(root: string): Plugin {
  return {
    name: 'class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName: shortNames(root) } } }),
  }
}
