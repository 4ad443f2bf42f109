import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ApiError } from '@/lib/errors'
import { request, segment } from '@/lib/http'
import { listOf } from '@/lib/tolerant'
import type { User } from './user'
import { userSchema } from './user-schema'

const memberSchema = v.object({
  data: v.fallback(v.nullable(userSchema), null),
  // Some servers leave out an empty list.
  referredUsers: v.fallback(listOf(userSchema), []),
})

/** A member as the server knows them now, and those who registered with their link. */
export type Member = { user: User; referredUsers: User[] }

/** GET auth/getoneuser/{id}. Throws ApiError; an unknown id is `not-found`. Specification 7, Auth. */
export async function getOneUser(id: string): Promise<Member> {
  const { data, referredUsers } = await request(memberSchema, {
    url: `/auth/getoneuser/${segment(id)}`,
  })
  if (!data) throw new ApiError('not-found')
  return { user: data, referredUsers }
}

export function memberQuery(id: string) {
  return queryOptions({ queryKey: ['member', id], queryFn: () => getOneUser(id) })
}
