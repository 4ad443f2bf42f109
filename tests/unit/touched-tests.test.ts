// @vitest-environment node
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importReader } from '../tools/source-imports'
import { isTable, ofAllTests, readsAny, touchedTests } from '../tools/touched-tests'

const record = {
  'tests/journeys/home.test.tsx': ['src/lib/dates.ts', 'src/pages/home.tsx', 'src/app.tsx'],
  'tests/journeys/login.test.tsx': ['src/lib/dates.ts', 'src/app.tsx'],
  'tests/unit/dates.test.ts': ['src/lib/dates.ts'],
}
const testFiles = Object.keys(record)
/** As if each test file imported all the sources of the record and no test read any. */
const facts = {
  importsOf: () => new Set(Object.values(record).flat()),
  readers: [],
  testFiles,
  record,
}
const touched = (...changed: string[]) => touchedTests({ ...facts, changed })

test('a test is affected by what it loaded, not by all that it could import', () => {
  expect(touched('src/pages/home.tsx')).toEqual(['tests/journeys/home.test.tsx'])
})

test('the nearest come first: a changed test, then those that load little else', () => {
  expect(touched('src/lib/dates.ts')).toEqual([
    'tests/unit/dates.test.ts',
    'tests/journeys/login.test.tsx',
    'tests/journeys/home.test.tsx',
  ])
  expect(touched('src/lib/dates.ts', 'tests/journeys/home.test.tsx')[0]).toBe(
    'tests/journeys/home.test.tsx',
  )
})

test('those of the tables come before all others, since they always end', () => {
  const table = 'tests/unit/page-lists.test.ts'
  const changed = ['src/lib/dates.ts', 'tests/unit/dates.test.ts']
  const all = { ...record, [table]: ['src/lib/dates.ts', 'src/app.tsx', 'src/pages/home.tsx'] }
  const files = Object.keys(all)
  expect(touchedTests({ ...facts, changed, testFiles: files, record: all })[0]).toBe(table)
  expect(files.filter(isTable)).toEqual([table])
})

test('of tests that load nearly the same, the one named after the changed file comes first', () => {
  const many = Array.from({ length: 9 }, (_, place) => `src/part-${place}.ts`)
  const all = { ...record, 'tests/journeys/dates.test.tsx': ['src/lib/dates.ts', ...many] }
  const changed = ['src/lib/dates.ts']
  expect(touchedTests({ ...facts, changed, testFiles: Object.keys(all), record: all })).toEqual([
    'tests/unit/dates.test.ts',
    'tests/journeys/dates.test.tsx',
    'tests/journeys/login.test.tsx',
    'tests/journeys/home.test.tsx',
  ])
})

test('a word counts in the singular and the plural', () => {
  const named = ['home', 'compare-countries', 'enquiry'].map(
    (name) => `tests/journeys/${name}.test.tsx`,
  )
  const first = (file: string) =>
    touchedTests({
      importsOf: () => new Set([file]),
      readers: [],
      changed: [file],
      testFiles: named,
      record: {},
    })[0]
  expect(first('src/features/enquire/enquiries.module.css')).toBe(named[2])
  expect(first('src/pages/public/country-page.tsx')).toBe(named[1])
})

test('a test that never ran is affected by what it imports, and is as far as it imports files', () => {
  const never = 'tests/unit/new.test.ts'
  const withNew = { ...facts, testFiles: [...testFiles, never] }
  const importing = (...files: string[]) => ({ ...withNew, importsOf: () => new Set(files) })
  const changed = ['src/lib/dates.ts']
  expect(touchedTests({ ...importing('src/app.tsx'), changed })).not.toContain(never)
  const two = importing('src/lib/dates.ts', 'src/x.ts')
  expect(touchedTests({ ...two, changed, testFiles: [never, ...testFiles] }).indexOf(never)).toBe(1)
  const many = importing('src/lib/dates.ts', 'src/x.ts', 'src/y.ts', 'src/z.ts')
  expect(touchedTests({ ...many, changed }).at(-1)).toBe(never)
})

test('if no test ever ran, those that import little else come first', () => {
  const imports: Record<string, string[]> = {
    'tests/journeys/a.test.tsx': ['src/lib/dates.ts', 'src/app.tsx'],
    'tests/unit/b.test.ts': ['src/lib/dates.ts'],
  }
  expect(
    touchedTests({
      importsOf: (file) => new Set(imports[file]),
      readers: [],
      changed: ['src/lib/dates.ts'],
      testFiles: Object.keys(imports),
      record: {},
    }),
  ).toEqual(['tests/unit/b.test.ts', 'tests/journeys/a.test.tsx'])
})

test('if no test ever ran, the one named after the changed file comes first', () => {
  const named = ['tests/journeys/home.test.tsx', 'tests/journeys/contact.test.tsx']
  const changed = ['src/pages/public/contact-page.tsx']
  expect(
    touchedTests({
      importsOf: () => new Set(changed),
      readers: [],
      changed,
      testFiles: named,
      record: {},
    }),
  ).toEqual(named.toReversed())
})

test('a browser test affects none', () => {
  expect(touched('tests/e2e/visitor.spec.ts')).toEqual([])
})

test.each(ofAllTests)('%s is there, and affects every test', (file) => {
  expect(existsSync(file)).toBe(true)
  expect(touched(file)).toHaveLength(testFiles.length)
})

test('another version of a package and the set-up of the tests affect every test', () => {
  expect(ofAllTests).toEqual(
    expect.arrayContaining(['package-lock.json', 'tests/helpers/setup.ts']),
  )
})

const reader = (name: string) => `import { readFileSync } from 'node:fs'\nread(${name})`

test('a test is affected by a file that it reads itself, by its name or that of its folder', () => {
  const papers = reader("'.github/product.md'")
  expect(readsAny(papers, ['.github/product.md'])).toBe(true)
  expect(readsAny(papers, ['.github/decisions.md', 'src/lib/dates.ts'])).toBe(false)
  expect(readsAny(reader("'src'"), ['src/lib/dates.ts'])).toBe(true)
  expect(readsAny(reader('`src/content/${code}`'), ['src/content/ml/home.ts'])).toBe(true)
  expect(readsAny("import.meta.glob('/src/**/*.ts')", ['src/lib/new.ts'])).toBe(true)
  expect(readsAny(reader("'src/lib'"), ['src/library.ts'])).toBe(false)
  expect(readsAny("getAttribute('src')", ['src/lib/dates.ts'])).toBe(false)
})

test('a test is affected by a file that it reads even if it does not load it', () => {
  const readers = ['tests/unit/citations.test.ts']
  const all = { ...record, 'tests/unit/citations.test.ts': [] }
  const changed = ['.github/product.md']
  expect(
    touchedTests({
      ...facts,
      readers,
      changed,
      testFiles: [...testFiles, ...readers],
      record: all,
    }),
  ).toEqual(readers)
})

const isRunner = (file: string) => file.endsWith('/run-touched.ts')

test('what a file imports is read from its text: at once, late, through others; not in comments, no types', () => {
  const imports = importReader()('src/components/late-part.tsx')
  expect(imports).toContain('src/lib/loading/late.tsx')
  // Named in an example of its docstring.
  expect(imports).not.toContain('src/pages/public/home-page.tsx')
  expect(importReader()('src/main.tsx')).toContain('src/app/other-language.ts')
  expect(importReader()('tests/tools/check.ts')).toContain('tests/tools/test-record.ts')
  expect(importReader(isRunner)('tests/tools/check.ts')).not.toContain('tests/tools/test-record.ts')
})
