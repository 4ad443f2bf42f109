// @vitest-environment node
import { expect, test } from 'vitest'
import type { ChunkGroup } from '../../src/site/code/chunk-group.ts'
import { unusedEntries } from '../../src/site/code/chunks-plugin.ts'

const groups: ChunkGroup[] = [
  { name: 'react', packages: ['react'], runtime: true },
  { name: 'site', start: true },
  { name: 'form', modules: ['components/form', 'lib/text/format'] },
]

const files = [
  'src/components/form/form.tsx',
  'src/components/formal.tsx',
  'src/lib/text/format.ts',
  'src/main.tsx',
]

const built = {
  'node_modules/react/index.js': 'react',
  'src/app/app.tsx': 'site',
  'src/components/form/form.tsx': 'form',
  'src/lib/text/format.ts': 'form',
}

const vain = (modules: Record<string, string>, named: readonly ChunkGroup[] = groups) =>
  unusedEntries(named, new Map(Object.entries(modules)), files)

test('nothing is reported while every name leads to a module of its chunk', () => {
  expect(vain(built)).toEqual([])
})

test('a renamed file is reported with its group', () => {
  const { 'src/lib/text/format.ts': _, ...others } = built
  const renamed = groups.map((group) =>
    group.name === 'form' ? { ...group, modules: ['components/form', 'lib/text/formats'] } : group,
  )
  expect(vain(others, renamed)).toEqual([
    '"form" names lib/text/formats: there is no such file or folder',
  ])
  expect(vain(others)).toEqual(['"form" names lib/text/format: no code in the browser imports it'])
})

test('a file that is wholly in another chunk is reported with that chunk', () => {
  expect(vain({ ...built, 'src/lib/text/format.ts': 'site' })).toEqual([
    '"form" names lib/text/format: it is already in "site", an earlier group or the start',
  ])
})

test('a name means a whole file or folder, not the beginning of one', () => {
  const { 'src/components/form/form.tsx': _, ...others } = built
  expect(vain({ ...others, 'src/components/formal.tsx': 'form' })).toEqual([
    '"form" names components/form: no code in the browser imports it',
  ])
})

test('a package that nothing imports and a chunk without code are reported', () => {
  const more = [...groups, { name: 'art', modules: ['components/art'] }]
  expect(vain({ ...built, 'node_modules/react/index.js': 'site' }, more)).toEqual([
    '"react" would be a chunk without code',
    '"art" would be a chunk without code',
  ])
  const two = [{ name: 'react', packages: ['react', 'scheduler'] }]
  expect(vain(built, two)).toEqual(['"react" names scheduler: no code in the browser imports it'])
})
