import { isAdmin } from '@/entities/user/user'
import { adminUsers } from '@/words/admin-users'
import { saveFile } from '@/lib/browser/sharing/save-file'
import { readTime } from '@/lib/dates/dates'
import { dayInIndia } from '@/lib/dates/india-days'
import { toCsv } from '@/lib/text/csv'
import type { UserRow } from '@/features/manage-users/rows'

const { csv: words, roles, users } = adminUsers

const isoDay = (time: number | null) => dayInIndia(time ?? Number.NaN)

function cellsOf({ user, joined, membership, until }: UserRow): string[] {
  return [
    user.name,
    user.email,
    user.phone,
    user.usercode ?? '',
    isAdmin(user) ? roles.administrator : roles.user,
    users.memberships[membership],
    isoDay(until),
    user.receipt ?? '',
    // Paise become rupees.
    user.amount === undefined ? '' : String(user.amount / 100),
    user.currency ?? '',
    isoDay(joined),
    isoDay(readTime(user.updatedAt)?.getTime() ?? null),
  ]
}

/** The listed users as the text of a CSV file, in the list's order. */
export function usersCsv(rows: readonly UserRow[]): string {
  return toCsv([words.columns, ...rows.map(cellsOf)])
}

/** Hands the browser a CSV file of the listed users to save. */
export function downloadUsers(rows: readonly UserRow[], file: string) {
  saveFile(usersCsv(rows), 'text/csv', file)
}
