// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountText, readAmount } from '@/lib/text/amount'

const LARGEST = 1e12

describe('an amount that was typed', () => {
  test.each([
    ['1,20,000', 120_000],
    ['120,000', 120_000],
    ['120000', 120_000],
    ['1 20 000', 120_000],
    ['1\u00a020\u00a0000', 120_000],
    ['₹ 1,20,000/-', 120_000],
    ['Rs. 500', 500],
    ['500 INR', 500],
    ['12.5', 12.5],
    ['12.50', 12.5],
    ['.5', 0.5],
    ['5.', 5],
    ['0', 0],
    ['൧,൨൦,൦൦൦', 120_000],
    ['१२.५', 12.5],
    ['  ', null],
    ['', null],
    ['₹', null],
  ])('%j is %j', (text, amount) => {
    expect(readAmount(text, LARGEST)).toBe(amount)
  })

  test.each([
    ['-3', 'negative'],
    ['−3', 'negative'],
    ['₹-3', 'negative'],
    ['1e9', 'wrong'],
    ['Infinity', 'wrong'],
    ['NaN', 'wrong'],
    ['0x10', 'wrong'],
    ['12,50', 'wrong'],
    ['1.20.000', 'wrong'],
    ['1,2,3', 'wrong'],
    ['.', 'wrong'],
    ['+5', 'wrong'],
    ['five', 'wrong'],
    ['=1+1', 'wrong'],
    ['5 to 6', 'wrong'],
    ['5 6', 'wrong'],
    ['12.505', 'decimals'],
    ['9'.repeat(20), 'large'],
    ['9'.repeat(2000), 'large'],
  ])('%j is not an amount: %s', (text, why) => {
    expect(readAmount(text, LARGEST)).toBe(why)
  })

  test('a rate may have more decimals', () => {
    expect(readAmount('98.125', 1000, 6)).toBe(98.125)
    expect(readAmount('0.0000001', 1000, 6)).toBe('decimals')
  })

  test('what a field shows can be read as the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e14 }), (hundredths) => {
        const amount = hundredths / 100
        expect(readAmount(amountText(amount), LARGEST)).toBe(amount)
      }),
    )
  })

  test('no text makes it throw, and the result is an amount or the reason why not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const read = readAmount(text, LARGEST)
        expect(typeof read !== 'number' || read >= 0).toBe(true)
      }),
    )
  })
})
