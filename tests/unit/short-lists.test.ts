import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { shortList } from '@/site/code/short-lists'

const files = Array.from(
  { length: 24 },
  (_, at) => `assets/-_aZ0${10 + at}.${at % 3 ? 'js' : 'css'}`,
)
const before = (list = files) =>
  `const deps=(i,m=deps,d=(m.f||(m.f=${JSON.stringify(list)})))=>i.map(i=>d[i]);`

/** The list of files in some code, as the browser reads it. */
const listIn = (code: string): unknown =>
  JSON.parse(runInNewContext(`${code} JSON.stringify(deps([${[...files.keys()].join(',')}]))`))

test('a list of files is shorter and gives the same files in the same order', () => {
  const after = shortList(before())
  expect(listIn(before())).toEqual(files)
  expect(listIn(after)).toEqual(files)
  expect(after.length).toBeLessThan(before().length / 1.5)
})

test('a short list, and one with a file of another name, stay as they are', () => {
  for (const list of [files.slice(0, 10), [...files, 'assets/antd-HlYt1Y0.js']])
    expect(shortList(before(list))).toBe(before(list))
})
