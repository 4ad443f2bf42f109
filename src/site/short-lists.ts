import type { Plugin } from 'vite'
import { isClient } from './builds.ts'

const FOLDER = 'assets/'
/**
 * A list as Vite writes it: files named as src/site/chunks-plugin.ts names code and style. Where it has only
 * a few, what reads the text weighs more.
 */
const LIST = /m\.f=\[((?:"assets\/[\w-]{7}\.(?:js|css)",?){20,})\]/

/** With seven letters each is code; style has a dot behind them. */
const READ = `e=>"${FOLDER}"+e+(e[7]?"css":".js")`

/** Code in which the list of the files that come with late code is one text of their names. */
export const shortList = (code: string): string =>
  code.replace(LIST, (_, list: string) => {
    const files = list.match(/[\w-]{7}\.(?:js|css)/g) ?? []
    const names = files.map((file) => file.replace(/\.js$|css$/, ''))
    return `m.f="${names.join(' ')}".split(" ").map(${READ})`
  })

/**
 * Writes the lists of files that come with late code shorter, which each page carries for all parts of the
 * site. The build stops where there is none. Decision 167.
 */
export function shortLists(): Plugin {
  return {
    name: 'short-lists',
    apply: 'build',
    applyToEnvironment: isClient,
    generateBundle: {
      // Vite has written them by then.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const listing = chunks.filter(({ code }) => LIST.test(code))
        if (listing.length === 0) this.error('src/site/short-lists.ts found no list of files')
        for (const chunk of listing) chunk.code = shortList(chunk.code)
      },
    },
  }
}
