import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ApiError } from '@/lib/api/errors'
import { asAsked, request, segment } from '@/lib/api/http'
import { listOf } from '@/lib/api/record-schemas'
import { memberKey } from './keys'
import type { User } from './user'
import { userSchema } from './schema'

// An invalid list says nothing against the member.
const referredSchema = v.fallback(v.nullable(listOf(userSchema)), null)

const foundSchema = v.pipe(
  v.object({
    data: v.object({ ...userSchema.entries, referredUsers: v.optional(v.unknown()) }),
    referredUsers: v.optional(v.unknown()),
  }),
  v.transform(({ data: { referredUsers: own, ...data }, referredUsers }) => ({
    data,
    // The list may be a field of the user, too; some servers leave out an empty list.
    referredUsers: v.parse(referredSchema, referredUsers ?? own ?? []),
  })),
)

// A server may leave out what is empty. An answer with anything else in it is not a valid one.
const nobodySchema = v.strictObject({
  data: v.optional(v.null()),
  referredUsers: v.optional(v.unknown()),
  success: v.optional(v.literal(false)),
  message: v.optional(v.string()),
})

/** A member as the server knows them now, and those who registered with their link; null: not known. */
type Member = { user: User; referredUsers: User[] | null }

/** GET auth/getoneuser/{id}. Throws ApiError; an unknown id is `not-found`, another account `unexpected`. Product 7, Auth. */
export async function getOneUser(id: string): Promise<Member> {
  const answer = await request(v.union([foundSchema, nobodySchema]), {
    url: `/auth/getoneuser/${segment(id)}`,
  })
  if (!answer.data) throw new ApiError('not-found')
  return { user: asAsked(answer.data, id), referredUsers: answer.referredUsers }
}

/** One account as the server has it now, read once a login is there. Throws what the call throws. */
export function memberQuery(id: string) {
  return queryOptions({ queryKey: memberKey(id), queryFn: () => getOneUser(id) })
}

function withList({ user, referredUsers }: Member) {
  // Decision 30: an invalid list does not mean that there are none.
  if (!referredUsers) throw new ApiError('unexpected')
  return { user, referredUsers }
}

/** The same for pages that show the list: an invalid list is a failure too. */
export function referringQuery(id: string) {
  return queryOptions({ ...memberQuery(id), select: withList })
}
