// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { price } from '../premium-price'

const read = (file: string) => readFileSync(file, 'utf8').split('\n')

/** Each price and each amount that a line names, as "Rs 5,555", "₹999" or "amount 99900". */
const pricesIn = (line: string) =>
  line
    .replaceAll('`', '')
    .match(/(?:Rs |₹)\d[\d,]*\d|amount \d+/g)
    ?.map((found) => found.replace('Rs ', '₹')) ?? []

/** The lines of a paper that name another price than the site asks. */
const otherPricesIn = (file: string) =>
  read(file).flatMap((line, index) =>
    pricesIn(line)
      .filter((found) => ![price.now, price.original, `amount ${price.paise}`].includes(found))
      .map((found) => `${file}:${index + 1}: ${found}`),
  )

// The API asks the card payment for the same amount: who changes these lines changes it there too.
test('the papers name the price that the site asks', () => {
  expect(['README.md', '.github/product.md'].flatMap(otherPricesIn)).toEqual([])
})

test('the papers are read at all', () => {
  const found = read('.github/product.md').flatMap(pricesIn)
  expect(found).toContain(price.original)
  expect(found.filter((each) => each.startsWith('amount'))).not.toEqual([])
})
