import { isAdmin } from '@/entities/user/user'
import { adminUsers } from '@/words/admin-users'
import { readTime } from '@/lib/dates/dates'
import { dayInIndia } from '@/lib/dates/india-days'
import { toCsv } from './csv'
import type { UserRow } from './rows'

const { csv: words, users } = adminUsers

const isoDay = (time: number | null) => dayInIndia(time ?? Number.NaN)

function cellsOf({ user, joined, membership, until }: UserRow): string[] {
  return [
    user.name,
    user.email,
    user.phone,
    user.usercode ?? '',
    isAdmin(user) ? words.administrator : words.user,
    users.memberships[membership],
    isoDay(until),
    user.receipt ?? '',
    // Paise become rupees.
    user.amount === undefined ? '' : String(user.amount / 100),
    user.currency ?? '',
    isoDay(joined),
    isoDay(readTime(user.updatedAt ?? undefined)?.getTime() ?? null),
  ]
}

/** The listed users as the text of a CSV file, in the list's order. */
export function usersCsv(rows: readonly UserRow[]): string {
  return toCsv([words.columns, ...rows.map(cellsOf)])
}

/** Hands the browser a CSV file of the listed users to save. */
export function downloadUsers(rows: readonly UserRow[], file: string) {
  const address = URL.createObjectURL(
    new Blob([usersCsv(rows)], { type: 'text/csv;charset=utf-8' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = file
  link.click()
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
