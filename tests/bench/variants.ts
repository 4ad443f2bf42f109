import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeCompressed } from '../../src/site/hosting/compressed.ts'

/** How a page is served: as it is, as the same HTML and CSS without script, or with nothing on it. */
const variants = ['page', 'static', 'empty'] as const
export type Variant = (typeof variants)[number]

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi
const SCRIPT_LINK = /<link\b[^>]*(?:rel="modulepreload"|as="script")[^>]*>/gi
const STYLE = /<style\b[^>]*>[\s\S]*?<\/style>|<link\b[^>]*(?:rel="stylesheet"|as="font")[^>]*>/gi

const withoutScript = (html: string) => html.replaceAll(SCRIPT, '').replaceAll(SCRIPT_LINK, '')

/** The shell's head without style and script, and one heading, since a page must paint something. */
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

/** The variants of a page. A page that is served as the shell has no `static` one: it shows nothing without script. */
export const variantsOf = (distDir: string, address: string): Variant[] =>
  variants.filter((variant) => variant !== 'static' || existsSync(join(distDir, fileOf(address))))

/** React's placeholder for content that a script has yet to put there. */
const PENDING = '<template id="B:'

/**
 * Writes the variants of some pages into the built site. Throws for a page with HTML of its own whose
 * content needs script to show: without script, a spinner would be measured.
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
    if (page.includes(PENDING))
      throw new Error(
        `${address}: a part of its HTML is shown only by script, so the static variant cannot be measured`,
      )
    write('static', withoutScript(page))
  }
  // Compressed like the page itself: a few kB can cost a whole round trip.
  await writeCompressed(join(distDir, 'bench'))
}
