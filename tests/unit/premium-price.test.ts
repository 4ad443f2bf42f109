// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bonusPercent, filingDiscountPercent } from '@/content/facts/premium'
import { price } from '../samples/premium-price'

const read = (file: string) => readFileSync(file, 'utf8').split('\n')

/** Each price, amount and mark-down that a line names, as "Rs 5,555", "₹999", "amount 99900" or "40% off". */
const pricesIn = (line: string) =>
  line
    .replaceAll('`', '')
    // The discount on the filing amount is not a price.
    .match(/(?:Rs |₹)\d[\d,]*\d|amount \d+|\d+% off(?! the filing)/g) ?? []

/** Each bonus or discount that a line names, as "10% referral bonus on filing" or "10% of Rs". */
const sharesIn = (line: string) =>
  line.match(/\d+% (?:referral bonus on \w+|of Rs|discount on filing|off the filing)/g) ?? []

const inRupees = (found: string) => found.replace('Rs ', '₹')

const { subscription, filing, filingOnReferralPage } = bonusPercent
const asked = new Set([price.now, price.original, price.off, `amount ${price.paise}`])
const shares = new Set([
  `${subscription}% referral bonus on subscriptions`,
  `${subscription}% of Rs`,
  `${filing}% referral bonus on filing`,
  `${filingDiscountPercent}% discount on filing`,
  `${filingOnReferralPage}% off the filing`,
])

/** The lines of a paper that name another price or share than those of the site. */
const othersIn = (file: string) =>
  read(file).flatMap((line, index) =>
    [
      ...pricesIn(line).filter((found) => !asked.has(inRupees(found))),
      ...sharesIn(line).filter((found) => !shares.has(found)),
    ].map((found) => `${file}:${index + 1}: ${found}`),
  )

// The API asks the card payment for the same amount: a change of the price has to be made there too.
test('the papers name the price and the shares of the site', () => {
  expect(
    ['README.md', '.github/product.md'].flatMap(othersIn),
    `they may say ${[...asked, ...shares].join(', ')}`,
  ).toEqual([])
})

test('the papers are read at all', () => {
  const found = read('.github/product.md').flatMap(pricesIn).map(inRupees)
  expect(found).toContain(price.original)
  expect(found).toContain(price.off)
  expect(found.filter((each) => each.startsWith('amount'))).not.toEqual([])
  expect(new Set(read('.github/product.md').flatMap(sharesIn))).toEqual(shares)
})
