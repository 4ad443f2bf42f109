import { isAdmin } from '@/entities/user/user'
import { adminUsers } from '@/words/admin-users'
import { saveFile } from '@/lib/browser/sharing/save-file'
import { readTime } from '@/lib/dates/dates'
import { dayInIndia } from '@/lib/dates/india-days'
import { type Column, toCsv } from '@/lib/text/csv'
import type { UserRow } from '@/features/manage-users/rows'

const { csv: words, roles, users } = adminUsers

const isoDay = (time: number | null) => dayInIndia(time ?? Number.NaN)

const columns: readonly Column<UserRow>[] = [
  [words.columns.name, ({ user }) => user.name],
  [words.columns.email, ({ user }) => user.email],
  [words.columns.phone, ({ user }) => user.phone],
  [words.columns.usercode, ({ user }) => user.usercode ?? ''],
  [words.columns.role, ({ user }) => (isAdmin(user) ? roles.administrator : roles.user)],
  [words.columns.membership, ({ membership }) => users.memberships[membership]],
  [words.columns.until, ({ until }) => isoDay(until)],
  [words.columns.receipt, ({ user }) => user.receipt ?? ''],
  // Paise become rupees.
  [
    words.columns.amount,
    ({ user: { amount } }) => (amount === undefined ? '' : String(amount / 100)),
  ],
  [words.columns.currency, ({ user }) => user.currency ?? ''],
  [words.columns.joined, ({ joined }) => isoDay(joined)],
  [words.columns.updated, ({ user }) => isoDay(readTime(user.updatedAt)?.getTime() ?? null)],
]

/** The listed users as the text of a CSV file, in the list's order. */
export function usersCsv(rows: readonly UserRow[]): string {
  return toCsv(columns, rows)
}

/** Hands the browser a CSV file of the listed users to save. */
export function downloadUsers(rows: readonly UserRow[], file: string) {
  saveFile(usersCsv(rows), 'text/csv', file)
}
