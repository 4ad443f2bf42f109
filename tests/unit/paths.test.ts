// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '@/lib/navigation/paths'

/** The addresses in the first column of the product's tables, as **`/job/:id`**. */
const described = readFileSync('.github/product.md', 'utf8')
  .split('\n')
  .flatMap((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? [])
  .flatMap((cell) => [...cell.matchAll(/\*\*`(\/[^`]*)`\*\*/g)].map(([, path = '']) => path))

test('the addresses are those of product.md (Product 2, Screens and routes)', () => {
  expect(described).toHaveLength(new Set(described).size)
  expect(
    Object.values(paths)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(described.toSorted())
})
