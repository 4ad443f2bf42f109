import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { request } from '@/lib/api/http'
import { isLineFault } from './line-fault'

// Any readable answer in which `ok` is not true is a no.
const accessSchema = v.fallback(v.object({ ok: v.boolean() }), { ok: false })

/** Behind a login: the members' or the administrators'. Product 2, User area and Admin area. */
export type Area = 'user' | 'admin'

/** First part of the key of every access check. */
export const ACCESS = 'access'

/**
 * GET auth/userauth or auth/adminauth: may this login enter the area? `ok` not true
 * and a refusal are a no; a lost line, a busy or a broken server is no answer and throws ApiError.
 * Product 6, Access checks.
 */
export async function checkAccess(area: Area): Promise<boolean> {
  try {
    const { ok } = await request(accessSchema, { url: `/auth/${area}auth` })
    return ok
  } catch (error) {
    if (isLineFault(error)) throw error
    return false
  }
}

/** Asked anew at each visit of the area; `token` keeps one login's answer from another's. */
export function accessQuery(area: Area, token: string) {
  return queryOptions({
    queryKey: [ACCESS, area, token],
    queryFn: () => checkAccess(area),
    staleTime: 0,
    gcTime: 0,
  })
}
