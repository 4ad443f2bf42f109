// @vitest-environment node
import { expect, test } from 'vitest'
import { MODULE_CLASS, shortNames } from '../../src/site/code/class-names.ts'

const files = ['src/card.module.css', 'src/other.module.css']

test('a name is short, depends on its file, and is the same in both builds', () => {
  const [first, second] = [shortNames('/site', files), shortNames('/site', files)]
  const names = ['card', 'name'].map((name) => first(name, '/site/src/card.module.css'))
  expect(names[0]).toMatch(/^_[a-z0-9]{2}0$/)
  expect(names[1]).toBe(`${names[0]?.slice(0, 3)}1`)
  expect(second('card', '/site/src/card.module.css?used')).toBe(names[0])
  expect(second('name', '/site/src/card.module.css')).toBe(names[1])
  expect(first('card', '/site/src/other.module.css')).not.toBe(names[0])
})

test('a folder elsewhere gives the same names', () => {
  const here = shortNames('/site', files)('card', '/site/src/card.module.css')
  expect(shortNames('/home/site', files)('card', '/home/site/src/card.module.css')).toBe(here)
})

test('no two of many files share their prefix, and a new file changes few names', () => {
  const many = Array.from({ length: 300 }, (_, file) => `src/part-${file}.module.css`)
  const namesOf = (all: readonly string[]) => {
    const nameIn = shortNames('/site', all)
    return many.map((file) => nameIn('card', `/site/${file}`))
  }
  const names = namesOf(many)
  expect(new Set(names).size).toBe(many.length)
  const later = namesOf(['src/a-new-one.module.css', ...many])
  expect(later.filter((name, place) => name !== names[place]).length).toBeLessThan(5)
})

test('a file that is not a module of the site has no name', () => {
  expect(() => shortNames('/site', files)('card', '/site/src/lost.module.css')).toThrow('lost')
})

test('the names are found in a built style sheet, and nothing else is', () => {
  const css = '._ab0:hover ._ab1z{color:red}.button{margin:0}._toolong{top:0}'
  expect(css.match(MODULE_CLASS)).toEqual(['._ab0', '._ab1z'])
})
