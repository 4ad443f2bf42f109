import { expect, test } from 'vitest'
import { indianMobile } from '@/lib/text/phone'

test.each([
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['+919876543210', '9876543210'],
  ['00919876543210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['(98765) 43210', '9876543210'],
  // Begins with 91 and is complete as it is.
  ['9187654321', '9187654321'],
])('%s is the mobile number %s', (typed, digits) => {
  expect(indianMobile(typed)).toBe(digits)
})

test.each([
  '',
  '12345',
  '5876543210',
  '98765432101',
  '+44 7911 123456',
  '98765abc10',
  '+9198765432',
])('"%s" is no Indian mobile number', (typed) => {
  expect(indianMobile(typed)).toBeNull()
})
