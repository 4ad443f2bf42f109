// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Nothing is rendered here, so the specified styles are checked in the style sheets.
const read = (file: string) => readFileSync(file, 'utf8')

test('the banner goes round in 20 s', () => {
  const style = read('src/app/layout/banner/legal-banner.module.css')
  const [, name, length] = /animation: ([\w-]+) (\S+) linear infinite/.exec(style) ?? []
  expect(length).toBe('20s')
  expect(style).toContain(`@keyframes ${name} {`)
})

test('the grid of countries has 3 columns, 4 on medium windows and 6 on large ones', () => {
  const [usual = ''] = read('src/entities/country/country-stamps.module.css').split(/@media \(max-/)
  const columns = usual.matchAll(/(?:\(min-width: (\d+)rem\)[^}]*)?--columns: (\d)/g)
  expect(Array.from(columns, ([, from = '0', count]) => [Number(from), Number(count)])).toEqual([
    [0, 3],
    [48, 4],
    [64, 6],
  ])
})
