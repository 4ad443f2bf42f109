// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
  .map((name) => `src/${name}`)

const isExport = (line: string) =>
  /^export (?:default )?(?:async )?(?:function|const|class|type|interface) /.test(line)

/** Whether a line is a one-line docstring, or the last line of one. */
const isDocstring = (line: string) => /^(?:\/\*\*.*\*\/| \*\/)$/.test(line)

/** The exports of a text that have no docstring of their own in the line above. */
function undocumented(text: string): string[] {
  const lines = text.split('\n')
  return lines.filter((line, index) => isExport(line) && !isDocstring(lines[index - 1] ?? ''))
}

test('every exported function, component, value and type says what it is for', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    undocumented(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`),
  )
  expect(found).toEqual([])
})

test('an export below the docstring of another is found', () => {
  expect(undocumented('/** One. */\nexport const one = 1\n\nexport const two = 2')).toEqual([
    'export const two = 2',
  ])
  expect(undocumented('/** One. */\nexport const one = 1\nexport const two = 2')).toEqual([
    'export const two = 2',
  ])
  expect(undocumented('/**\n * One,\n * at length.\n */\nexport const one = 1')).toEqual([])
  expect(undocumented('/** One. */\nexport const one = 1\n\nexport type One = typeof one')).toEqual(
    ['export type One = typeof one'],
  )
  expect(undocumented('export interface Sheet<T> {\n  /** In ms. */\n  at: T\n}')).toEqual([
    'export interface Sheet<T> {',
  ])
})
