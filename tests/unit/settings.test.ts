// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { neededSettings } from '@/content/en/needed-settings'
import { settingNames } from '../../src/site/settings'

const NAME = /\b(?:VITE_[A-Z_]+|SNAPSHOT_API)\b/g

const namesIn = (text: string) => Array.from(text.matchAll(NAME), ([name]) => name)

const all = [...settingNames, 'SNAPSHOT_API']

/** The names in the first column of the table below a heading. */
function namesInTable(paper: string, heading: RegExp): string[] {
  const [, section = ''] = readFileSync(paper, 'utf8').split(heading)
  const [own = ''] = section.split(/^##/m)
  return Array.from(own.matchAll(/^\|([^|]*)\|/gm), ([, cell = '']) => namesIn(cell)).flat()
}

const papers: [string, string[]][] = [
  ['README.md, Settings', namesInTable('README.md', /^## Settings$/m)],
  ['product.md, Settings', namesInTable('.github/product.md', /^### Settings$/m)],
  ['.env.example', namesIn(readFileSync('.env.example', 'utf8').replace(/^#.*$/gm, ''))],
]

test.each(papers)('%s names every setting of the code, once', (_, names) => {
  expect(names.toSorted()).toEqual(all.toSorted())
})

test('the code uses no other setting than those of site/settings.ts', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const code = files.filter((name) => /\.(?:ts|tsx|mjs)$/.test(name))
  const used = code.flatMap((name) => namesIn(readFileSync(`src/${name}`, 'utf8')))
  expect([...new Set(used)].toSorted()).toEqual(all.toSorted())
})

test('the first seven settings of the README are those that a production build needs', () => {
  const needed = Object.keys(neededSettings)
  const [[, names] = ['', []]] = papers
  expect(names.slice(0, needed.length)).toEqual(needed)
  expect(needed).toHaveLength(7)
})
