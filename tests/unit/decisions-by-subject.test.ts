// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('.github/decisions.md', 'utf8')

test('each decision is in the list by subject, once', () => {
  const listed = [...text.matchAll(/^\| [^|]+ \| ([\d, ]+) \|$/gm)].flatMap(([, numbers = '']) =>
    numbers.split(',').map(Number),
  )
  const written = [...text.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number))
  expect(listed.toSorted((a, b) => a - b)).toEqual(written)
})
