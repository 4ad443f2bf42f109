// @vitest-environment node
import { expect, test } from 'vitest'
import { indianMobile } from '@/lib/text/phone'
import { unbroken } from '@/lib/text/unbroken'
import { comparablePhone, withComparablePhones } from '@/lib/text/phone-search'

test.each([
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['+919876543210', '9876543210'],
  ['00919876543210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['(98765) 43210', '9876543210'],
  // Phones copy a contact like this, with invisible direction marks.
  ['\u202A+91 98765 43210\u202C', '9876543210'],
  ['\u200E9876543210', '9876543210'],
  ['98765\u201143210', '9876543210'],
  ['98765.43210', '9876543210'],
  ['+91 (0) 98765 43210', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
  ['൯൮൭൬൫൪൩൨൧൦', '9876543210'],
  ['９８７６５４３２１０', '9876543210'],
  ['٩٨٧٦٥٤٣٢١٠', '9876543210'],
  ['௯௮௭௬௫௪௩௨௧௦', '9876543210'],
  // The number begins with 91 and is already complete.
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

test.each([
  ['+91 90000 00030', '9000000030'],
  ['+91-9000000030', '9000000030'],
  ['009000000030', '9000000030'],
  ['04712721547', '4712721547'],
  ['1930', '1930'],
])('“%s” is compared as “%s”', (text, compared) => {
  expect(comparablePhone(text)).toBe(compared)
})

test.each([
  ['+91 9000', '9000'],
  ['9000-000', '9000000'],
  ['tom +91 90000-00030', 'tom 9000000030'],
  ['anu 12 30', 'anu 12 30'],
  ['9000 000', '9000 000'],
  ['no number', 'no number'],
])('a search for “%s” looks for “%s”', (search, numbers) => {
  expect(withComparablePhones(search)).toBe(numbers)
})

test('numbers and times stay on one line, words around them do not', () => {
  const shown = unbroken('Call +91 495 000 0000 by 5.30 pm. 2 of 3, page 4 000.').replaceAll(
    '\u00a0',
    '_',
  )
  expect(shown).toBe('Call +91_495_000_0000 by 5.30_pm. 2 of 3, page 4_000.')
})
