import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeCompressed } from '../../src/site/compressed.ts'

/** How a page is served: as it is, as the same HTML and CSS without script, or with nothing on it. */
export const variants = ['page', 'static', 'empty'] as const
export type Variant = (typeof variants)[number]

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi
const SCRIPT_LINK = /<link\b[^>]*(?:rel="modulepreload"|as="script")[^>]*>/gi
const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>|<link\b[^>]*(?:rel="stylesheet"|as="font")[^>]*>/gi

const withoutScript = (html: string) => html.replaceAll(SCRIPT, '').replaceAll(SCRIPT_LINK, '')

/** The shell's head without style and script, and one line to paint: a page must paint something. */
const emptied = (shell: string) =>
  withoutScript(shell)
    .replaceAll(STYLE, '')
    .replace(/<body[\s\S]*<\/body>/, '<body><main><h1>An empty page</h1></main></body>')

const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`)

/** The address, below the server's, of a page as one of its variants. */
export function variantPath(path: string, variant: Variant): string {
  return variant === 'page' ? path : `/bench/${variant}${fileOf(path)}`
}

/** What React leaves where a script is still to put the content in its place. */
const PENDING = '<template id="B:'

/**
 * Writes the variants of some prerendered pages into the built site. Throws for a page that
 * shows its content only by script: without one it would be measured as a spinner.
 */
export async function writeVariants(distDir: string, paths: readonly string[]): Promise<void> {
  const empty = emptied(readFileSync(join(distDir, 'shell.html'), 'utf8'))
  for (const path of paths) {
    const page = readFileSync(join(distDir, fileOf(path)), 'utf8')
    if (page.includes(PENDING)) throw new Error(`${path}: its HTML is not whole without script`)
    const write = (variant: Variant, html: string) => {
      const file = join(distDir, variantPath(path, variant))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, html)
    }
    write('static', withoutScript(page))
    write('empty', empty)
  }
  // Sent as the page itself is: a few kB decide on a whole round trip.
  await writeCompressed(join(distDir, 'bench'))
}
