// @vitest-environment node
import { expect, test } from 'vitest'
import { MODULE_CLASS, shortNames } from '../../src/site/class-names.ts'

test('a name is short, of its file, and the same in both builds', () => {
  const [first, second] = [shortNames('/site'), shortNames('/site')]
  const names = ['card', 'name'].map((name) => first(name, '/site/src/card.module.css'))
  expect(names[0]).toMatch(/^_[a-z0-9]{4}0$/)
  expect(names[1]).toBe(`${names[0]?.slice(0, 5)}1`)
  expect(second('card', '/site/src/card.module.css?used')).toBe(names[0])
  expect(second('name', '/site/src/card.module.css')).toBe(names[1])
  expect(first('card', '/site/src/other.module.css')).not.toBe(names[0])
})

test('a folder elsewhere gives the same names', () => {
  const here = shortNames('/site')('card', '/site/src/card.module.css')
  expect(shortNames('/home/site')('card', '/home/site/src/card.module.css')).toBe(here)
})

test('the names are found in a built style sheet, and nothing else is', () => {
  const css = '._0ab10:hover ._0ab1z{color:red}.button{margin:0}._toolongname{top:0}'
  expect(css.match(MODULE_CLASS)).toEqual(['._0ab10', '._0ab1z'])
})
