// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { price } from '../premium-price'

const read = (file: string) => readFileSync(file, 'utf8').split('\n')

/** Each price, amount and mark-down that a line names, as "Rs 5,555", "₹999", "amount 99900" or "40% off". */
const pricesIn = (line: string) =>
  line
    .replaceAll('`', '')
    // The discount on the filing amount is not a price.
    .match(/(?:Rs |₹)\d[\d,]*\d|amount \d+|\d+% off(?! the filing)/g) ?? []

const inRupees = (found: string) => found.replace('Rs ', '₹')

const asked = new Set([price.now, price.original, price.off, `amount ${price.paise}`])

/** The lines of a paper that name another price than that of the site. */
const otherPricesIn = (file: string) =>
  read(file).flatMap((line, index) =>
    pricesIn(line)
      .filter((found) => !asked.has(inRupees(found)))
      .map((found) => `${file}:${index + 1}: ${found}`),
  )

// The API asks the card payment for the same amount: a change of the price has to be made there too.
test('the papers name the price of the site', () => {
  expect(
    ['README.md', '.github/product.md'].flatMap(otherPricesIn),
    `they may say ${[...asked].join(', ')}`,
  ).toEqual([])
})

test('the papers are read at all', () => {
  const found = read('.github/product.md').flatMap(pricesIn).map(inRupees)
  expect(found).toContain(price.original)
  expect(found).toContain(price.off)
  expect(found.filter((each) => each.startsWith('amount'))).not.toEqual([])
})
