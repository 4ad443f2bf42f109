import type { Plugin } from 'vite'
import { isClient } from '#site/builds.ts'

const FOLDER = 'assets/'
/**
 * A list as Vite writes it: files with the names of code and style in src/site/code/chunks-plugin.ts. For only a few
 * files, the code that reads the short form would be larger.
 */
const LIST = /m\.f=\[((?:"assets\/[\w-]{7}\.(?:js|css)",?){20,})\]/

/** A name of seven letters alone is code; for style a dot follows. */
const READ = `e=>"${FOLDER}"+e+(e[7]?"css":".js")`

/** Code in which the list of the files for late code is one text of their names. */
export const shortList = (code: string): string =>
  code.replace(LIST, (_, list: string) => {
    const files = list.match(/[\w-]{7}\.(?:js|css)/g) ?? []
    const names = files.map((file) => file.replace(/\.js$|css$/, ''))
    return `m.f="${names.join(' ')}".split(" ").map(${READ})`
  })

/**
 * Shortens the lists of files for late code, which each page contains for all parts of the site. The build stops if
 * there is none. Decision 167.
 */
export function shortLists(): Plugin {
  return {
    name: 'short-lists',
    apply: 'build',
    applyToEnvironment: isClient,
    generateBundle: {
      // Runs after Vite has written them.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const listing = chunks.filter(({ code }) => LIST.test(code))
        if (listing.length === 0)
          this.error(
            'src/site/code/short-lists.ts: no built code contains a list of files as Vite wrote it. Adapt LIST.',
          )
        for (const chunk of listing) chunk.code = shortList(chunk.code)
      },
    },
  }
}
