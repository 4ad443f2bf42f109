// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { User } from '@/entities/user/user'
import { type Column, csvCell, toCsv } from '@/lib/text/csv'
import { usersCsv } from '@/features/manage-users/list/export-users'
import { toRows } from '@/features/manage-users/rows'

describe('a CSV cell', () => {
  test.each([
    ['Anjali Nair', '"Anjali Nair"'],
    ['', '""'],
    ['He said "yes"', '"He said ""yes"""'],
    ['Nair, Anjali', '"Nair, Anjali"'],
    ['two\nlines', '"two\nlines"'],
    ['അഞ്ജലി', '"അഞ്ജലി"'],
    ['9847012345', '"9847012345"'],
    ['anjali-nair@example.com', '"anjali-nair@example.com"'],
    ['nul\0l', '"null"'],
  ])('%j becomes %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  test.each([
    ['=1+1', `"'=1+1"`],
    ['+919847012345', `"'+919847012345"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['  =1+1', `"  '=1+1"`],
    ['\t=1+1', `"\t'=1+1"`],
    ['＝1+1', `"'＝1+1"`],
    ['\0=1+1', `"'=1+1"`],
    ['=HYPERLINK("https://x","y")', `"'=HYPERLINK(""https://x"",""y"")"`],
    ['Nair;=cmd|calc', `"Nair;'=cmd|calc"`],
    ['two\n=lines', `"two\n'=lines"`],
    ['a@b.c;"=1+1;', `"a@b.c;""'=1+1;"`],
    ['b;""=1+1;', `"b;""""'=1+1;"`],
    ['b;" "\t=1+1', `"b;"" ""\t'=1+1"`],
    ['"=1+1', `"""'=1+1"`],
  ])('%j is no formula', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })
})

test.each(['\t', ' ', '"', ';"', '\r\n'])('a cell full of %j is written quickly', (letter) => {
  const begun = process.cpuUsage()
  csvCell(letter.repeat(50_000))
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500)
})

test('a file begins with the UTF-8 byte order mark and ends each line with CRLF', () => {
  const columns: Column<{ name: string; phone: string }>[] = [
    ['Name', ({ name }) => name],
    ['Phone', ({ phone }) => phone],
  ]
  const text = toCsv(columns, [{ name: 'മീര', phone: '9' }])
  expect(text).toBe('\uFEFF"Name","Phone"\r\n"മീര","9"\r\n')
  expect(new TextEncoder().encode(text).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
})

test('users become lines with every field, amounts in rupees and days as numbers', () => {
  const user: User = {
    _id: '1',
    name: '=Evil',
    email: 'evil@example.com',
    phone: '9847012345',
    role: 1,
    usercode: 'URU-1',
    receipt: 'r1',
    amount: 99_900,
    currency: 'INR',
    createdAt: '2026-03-05T12:00:00.000Z',
    updatedAt: '2026-01-09T12:00:00.000Z',
  }
  const bare: User = {
    _id: '2',
    name: 'Meera',
    email: '',
    phone: '',
    role: 0,
    usercode: undefined,
    receipt: undefined,
    amount: undefined,
    currency: undefined,
    createdAt: undefined,
    updatedAt: 'no date',
  }
  const rows = toRows([user, bare], Date.parse('2026-11-27'))
  const [, first, second] = usersCsv(rows).split('\r\n')
  expect(first).toBe(
    `"'=Evil","evil@example.com","9847012345","URU-1","Administrator","Valid","2027-01-09","r1","999","INR","2026-03-05","2026-01-09"`,
  )
  expect(second).toBe('"Meera","","","","User","None","","","","","",""')
})
