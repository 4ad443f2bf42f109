import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { english } from '#languages'
import { languageOf } from './builds.ts'

/** Texts that no visitor reads: the admin area and the build use only English. */
export const ENGLISH_ALONE = /^(?:admin-|needed-settings$)/

const WORDS = /^@\/words\//

/**
 * Keeps a word and its suffix on one line, as in "14-നകം": U+2060 prevents a line break after the hyphen, and draws
 * nothing. No-break hyphens would be drawn by another font.
 */
const joinSuffixes = (text: string): string =>
  text.replaceAll(/(?<=[\p{Script=Latin}\d%)}])-(?=\p{Script=Malayalam})/gu, '-\u2060')

/**
 * Resolves `@/words/x` to the texts of the language that is built: src/content/<language>/x. Stops a build if texts
 * that a visitor reads are not translated. Product 10, Languages.
 */
export function words(root: string): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    resolveId: {
      filter: { id: WORDS },
      handler(id) {
        const { code } = languageOf(this.environment.config.define)
        const name = id.replace(WORDS, '')
        const file = (folder: string) => join(root, 'src/content', folder, `${name}.ts`)
        if (existsSync(file(code))) return file(code)
        if (ENGLISH_ALONE.test(name)) return file(english.code)
        return this.error(`src/content/${code} has no ${name}.ts`)
      },
    },
    transform: {
      filter: { id: /\/src\/content\/ml\// },
      handler: (code) => ({ code: joinSuffixes(code), map: null }),
    },
  }
}
