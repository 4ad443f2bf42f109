import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeCompressed } from '../../src/site/compressed.ts'

/** How a page is served: as it is, as the same HTML and CSS without script, or with nothing on it. */
const variants = ['page', 'static', 'empty'] as const
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

const fileOf = (address: string) =>
  address === '/' ? '/index.html' : `${address.replace(/\?.*/, '')}.html`

/** The address, below the server's, of a page as one of its variants. */
export function variantPath(address: string, variant: Variant): string {
  return variant === 'page' ? address : `/bench/${variant}${fileOf(address)}`
}

/** The variants of a page; one that the shell answers has nothing to show without script. */
export const variantsOf = (distDir: string, address: string): Variant[] =>
  variants.filter((variant) => variant !== 'static' || existsSync(join(distDir, fileOf(address))))

/** What React leaves where a script is still to put the content in its place. */
const PENDING = '<template id="B:'

/**
 * Writes the variants of some pages into the built site. Throws for a page with HTML of its own that
 * shows its content only by script: without one it would be measured as a spinner.
 */
export async function writeVariants(distDir: string, addresses: readonly string[]): Promise<void> {
  const empty = emptied(readFileSync(join(distDir, 'shell.html'), 'utf8'))
  for (const address of addresses) {
    const write = (variant: Variant, html: string) => {
      const file = join(distDir, variantPath(address, variant))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, html)
    }
    write('empty', empty)
    if (!variantsOf(distDir, address).includes('static')) continue
    const page = readFileSync(join(distDir, fileOf(address)), 'utf8')
    if (page.includes(PENDING)) throw new Error(`${address}: its HTML is not whole without script`)
    write('static', withoutScript(page))
  }
  // Sent as the page itself is: a few kB decide on a whole round trip.
  await writeCompressed(join(distDir, 'bench'))
}
