// @vitest-environment node
import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { pageCode } from '../../src/site/code/module-graph'
import { fileOf } from '../../src/site/pages/page-files'

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react', '_site'] },
  _react: { file: 'assets/react.js' },
  _site: { file: 'assets/site.js', imports: ['_react'], dynamicImports: ['study-page.tsx'] },
  'study-page.tsx': { file: 'assets/study-page.js', imports: ['_form', '_site', '_react'] },
  _form: { file: 'assets/form.js', imports: ['_react', '_words'] },
  _words: { file: 'assets/words.js', imports: ['_form'] },
}

test('what starts the site comes first, and every file after those that it imports', () => {
  expect(pageCode(manifest, 'study-page.tsx')).toEqual({
    start: ['/assets/react.js', '/assets/site.js', '/assets/index.js'],
    // Files that import each other are listed once.
    page: ['/assets/words.js', '/assets/form.js', '/assets/study-page.js'],
  })
})

test('the files that show search results are listed beside the page, with their styles and data', () => {
  const page = 'src/pages/public/search-page.tsx'
  const part = 'src/pages/public/search-page/search-results.tsx'
  const search: Manifest = {
    ...manifest,
    [page]: { file: 'assets/search.js', imports: ['_words'], css: ['assets/search.css'] },
    [part]: { file: 'assets/results.js', imports: ['_words', '_card', '_react'] },
    _card: { file: 'assets/card.js', css: ['assets/card.css'] },
  }
  expect(pageCode(search, page).found).toEqual([
    '/search-index.json',
    '/assets/card.js',
    '/assets/results.js',
    '/assets/search.css',
    '/assets/card.css',
  ])
  expect(pageCode(manifest, 'study-page.tsx').found).toBeUndefined()
})

test('a page that the build does not know stops the build', () => {
  expect(() => pageCode(manifest, 'gone-page.tsx')).toThrow('gone-page.tsx')
  expect(() => fileOf(() => null)).toThrow('source file')
})
