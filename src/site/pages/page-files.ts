import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { isRenderer } from '#site/builds.ts'

const COMPONENT = /^export function (\w+Page)\b/gm

/** Gives each page, while it is prerendered, the name of its source file as in the build's manifest. */
export function pageFiles(root: string): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: isRenderer,
    transform: {
      filter: { id: /[\\/]src[\\/]pages[\\/]/ },
      handler(code, id) {
        const file = JSON.stringify(relative(root, id).replaceAll('\\', '/'))
        const names = [...code.matchAll(COMPONENT)].map(([, name]) => name)
        return `${code}\n${names.map((name) => `${name}.file = ${file}`).join('\n')}`
      },
    },
  }
}

/** The source file of a page's component. Throws for one that `pageFiles` has not seen. */
export function fileOf(page: unknown): string {
  const file: unknown = typeof page === 'function' ? Reflect.get(page, 'file') : undefined
  if (typeof file !== 'string') throw new Error('The source file of a page is unknown')
  return file
}
