import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifest, minifySync } from 'vite'
import { builtSheets } from '#site/saved-site.ts'
import { noScriptStyle } from './language-style.ts'

/** How every prerendered page starts. */
export type PageStart = {
  /** The script in its head: src/site/pages/guard.js. */
  guard: string
  /** The address of the code that the script imports: src/site/pages/starter.js. */
  starter: string
  /** The address of the style for readers without scripts, print sheet included: no script fetches it for them. */
  noScript: string
}

/** The name is a hash of the content, as for all code: src/site/code/chunks-plugin.ts. */
const addressOf = (text: string, ending: 'js' | 'css') =>
  `/assets/${createHash('sha256').update(text).digest('base64url').slice(0, 7)}.${ending}`

/** Made of all built sheets: a page may use any of them. */
function noScriptSheet(out: string, manifests: readonly Manifest[]): string {
  const sheets = builtSheets(out, manifests)
  const [paper, ...more] = sheets.filter(({ css }) => css.includes('[data-paper'))
  if (!paper || more.length > 0)
    throw new Error('The build should contain exactly one style sheet for print, with [data-paper]')
  const rules = noScriptStyle(sheets.map(({ css }) => css).join(''))
  if (!rules)
    throw new Error(
      'No built style sheet has a rule for readers without scripts: @media (scripting: none)',
    )
  return `${rules}@media print{${paper.css.trim()}}`
}

/**
 * Makes what all prerendered pages need beside their own code, in the site built in `out`. The starter and the
 * style for readers without scripts become files, since no first paint needs them. Throws if the print sheet, or
 * all rules for readers without scripts, are missing.
 */
export function writeStart(root: string, out: string, manifests: readonly Manifest[]): PageStart {
  const smallOf = (name: string, module: boolean) => {
    const text = readFileSync(join(root, 'src/site/pages', name), 'utf8')
    return minifySync(name, text, { module }).code.trim()
  }
  const write = (text: string, ending: 'js' | 'css') => {
    const address = addressOf(text, ending)
    writeFileSync(join(out, address), text)
    return address
  }
  return {
    guard: smallOf('guard.js', false),
    starter: write(smallOf('starter.js', true), 'js'),
    noScript: write(noScriptSheet(out, manifests), 'css'),
  }
}
