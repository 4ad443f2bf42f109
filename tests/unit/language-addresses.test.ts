import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupsIn } from '@/site/code/chunks-plugin'
import { languageOfConfig } from '@/site/builds'
import { renderersOf } from '@/site/language-builds'
import {
  addressIn,
  alternatesOf,
  english,
  languageAt,
  languages,
  pathAt,
} from '@/lib/navigation/languages'

const [, malayalam, hindi] = languages

/** The settings of a build that determine its language. */
const buildOf = (outDir: string, code: string) => ({
  build: { outDir },
  define: { SITE_LANGUAGE: JSON.stringify(code) },
})

test('English has the bare addresses, each other language its own prefix', () => {
  expect(languages.map((language) => addressIn(language, '/'))).toEqual(['/', '/ml', '/hi'])
  expect(addressIn(malayalam, '/study?a=b#c')).toBe('/ml/study?a=b#c')
  expect(addressIn(hindi, '/?a=b')).toBe('/hi?a=b')
  expect(addressIn(hindi, '#main')).toBe('#main')
})

test('the language of an address is that of its whole first part, in capitals too', () => {
  expect(['/ml', '/ml/', '/ML/Study', '/ml/x'].map(languageAt)).toEqual(Array(4).fill(malayalam))
  expect(['/', '/mlx', '/country/ml', '', '/dashboard/hi'].map(languageAt)).toEqual(
    Array(5).fill(english),
  )
  expect(['/ml', '/ml/', '/ML/Study', '/mlx'].map(pathAt)).toEqual(['/', '/', '/Study', '/mlx'])
})

test('each path comes back from its address in any language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.webPath(), (language, given) => {
      const path = `/${given.replaceAll(/^\/+|\/+$/g, '')}`
      fc.pre(languageAt(path) === english)
      const address = addressIn(language, path)
      expect(languageAt(address)).toBe(language)
      expect(pathAt(address)).toBe(path)
    }),
  )
})

test('search engines get the addresses in all languages, and English for readers of none of them', () => {
  expect(alternatesOf('/latest')).toEqual([
    ['en', '/latest'],
    ['ml', '/ml/latest'],
    ['hi', '/hi/latest'],
    ['x-default', '/latest'],
  ])
})

test('the chunks hold the words of the language that is built', () => {
  const named = JSON.stringify(groupsIn(malayalam))
  expect(named).toContain('"content/ml/messages"')
  expect(named).toContain('"content/facts/enquiry-options"')
  expect(named).not.toContain('content/en/')
})

test('a build’s config has the language of the environment with its folder', () => {
  const environments = { client: buildOf('dist', 'en'), client_ml: buildOf('cache/ml', 'ml') }
  expect(languageOfConfig({ build: { outDir: 'cache/ml' }, environments })).toBe(malayalam)
  expect(languageOfConfig({ build: { outDir: 'dist' }, environments })).toBe(english)
})

test('two sites of one name in two folders are built separately; one folder is the same, however it is written', () => {
  expect(renderersOf('/project', '/a/site')).not.toBe(renderersOf('/project', '/b/site'))
  expect(renderersOf('/project', 'dist')).toBe(renderersOf('/project', '/project/dist'))
})
