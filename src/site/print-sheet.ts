import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'

const SOURCE = 'src/styles/print.css'
const NAME = 'print.css'

/** A style sheet without its comments and needless space. */
export const smaller = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/([a-z-]): /g, '$1:')
    .replaceAll(';}', '}')
    .trim()

const link = (href: string): HtmlTagDescriptor[] => [
  { tag: 'link', attrs: { rel: 'stylesheet', media: 'print', href }, injectTo: 'head' },
]

/** Links the sheet for paper from every page, for print alone: a browser fetches it last. */
export function printSheet(root: string): Plugin {
  return {
    name: 'print-sheet',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      if (this.meta.watchMode) return
      const source = smaller(readFileSync(join(root, SOURCE), 'utf8'))
      this.emitFile({ type: 'asset', name: NAME, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        if (!bundle) return link(`/${SOURCE}`)
        const built = Object.values(bundle).find(
          (output) => output.type === 'asset' && output.names.includes(NAME),
        )
        if (!built) throw new Error(`${SOURCE} was not built`)
        return link(`/${built.fileName}`)
      },
    },
  }
}
