import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** What a built class name of a CSS module looks like in a style sheet. */
export const MODULE_CLASS = /\._[a-z0-9]{3,4}(?![\w-])/g

/** The same as a pattern for a whole name. */
const WHOLE_NAME = new RegExp(`^${MODULE_CLASS.source}$`)

const PREFIX_LENGTH = 2

const ENDING = '.module.css'

/** The files of CSS modules below `src`, from `root`, in order. */
const modulesIn = (root: string) =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ENDING))
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .toSorted()

/**
 * For each file two letters from the hash of its name that no other file has: the same in each build, and across
 * builds for all but a few files when a file is added; a file that moves keeps them.
 */
function prefixesOf(files: readonly string[]): Map<string, string> {
  const owners = new Map<string, string>()
  for (const file of files) {
    const hash = createHash('sha256').update(basename(file)).digest('hex')
    const letters = BigInt(`0x${hash}`).toString(36)
    let at = 0
    while (owners.has(letters.slice(at, at + PREFIX_LENGTH))) at += 1
    owners.set(letters.slice(at, at + PREFIX_LENGTH), file)
  }
  return new Map([...owners].map(([prefix, file]) => [file, prefix]))
}

/**
 * Makes short class names for the CSS modules in `files` (paths from `root`) in builds: they are in the page, its
 * style and its code, and are the same in the browser's build and the prerender's. Throws for a file that is not in
 * `files`, and for a name that would not match the pattern above.
 */
export function shortNames(root: string, files: readonly string[]) {
  const prefixes = prefixesOf(files)
  const classes = new Map<string, string[]>()
  return (name: string, file: string): string => {
    const path = relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
    const known = classes.get(path) ?? []
    classes.set(path, known)
    if (!known.includes(name)) known.push(name)
    const short = `_${prefixes.get(path)}${known.indexOf(name).toString(36)}`
    if (!WHOLE_NAME.test(`.${short}`))
      throw new Error(`${path}: ${short}, the short name for the class ${name}, is not valid`)
    return short
  }
}

/** Uses these names in builds; the dev server keeps the readable ones. */
export function classNames(root: string): Plugin {
  return {
    name: 'class-names',
    apply: 'build',
    config: () => ({
      css: { modules: { generateScopedName: shortNames(root, modulesIn(root)) } },
    }),
  }
}
