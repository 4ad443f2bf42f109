import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { USERS } from './keys'
import type { User } from './user'
import { userSchema } from './schema'
import { saysNo } from '@/lib/api/answer'
import { request } from '@/lib/api/http'
import { listOf } from '@/lib/api/record-schemas'

/** Twenty thousand users are megabytes: another visit of the page within this time requests nothing. */
const FRESH_MS = 2 * 60_000

// A list in which nothing fits, and a refusal, do not mean that nobody has registered. Decisions 30 and 247.
const noList = v.pipe(
  v.unknown(),
  v.check((body) => !Array.isArray(body) && !saysNo(body)),
  v.transform((): User[] => []),
)

/** Anything else but an array counts as no users. Product 7, Auth. */
const userListSchema = v.union([listOf(userSchema), noList])

/** GET auth/getusers: every user, for administrators only. Throws ApiError. */
export function getUsers(): Promise<User[]> {
  return request(userListSchema, { url: '/auth/getusers' })
}

/** All accounts, for administrators. Throws what the call throws. */
export function usersQuery() {
  return queryOptions({
    queryKey: USERS,
    queryFn: getUsers,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: false,
    // Comparing two long lists costs more than rendering the page again.
    structuralSharing: false,
  })
}
