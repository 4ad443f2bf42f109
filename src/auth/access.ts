import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { request } from '@/lib/api/http'
import { isConnectionError } from './connection-error'

// Any readable answer in which `ok` is not true is a refusal.
const accessSchema = v.fallback(v.object({ ok: v.boolean() }), { ok: false })

/** An area behind a login: the members' or the administrators'. Product 2, User area and Admin area. */
export type Area = 'user' | 'admin'

/** First part of the key of every access check. */
export const ACCESS = 'access'

/**
 * GET auth/userauth or auth/adminauth: may this login enter the area? False if `ok` is not true or the server refuses;
 * a lost connection, or a busy or broken server, is no answer and throws ApiError. Product 6, Access checks.
 */
export async function checkAccess(area: Area): Promise<boolean> {
  try {
    const { ok } = await request(accessSchema, { url: `/auth/${area}auth` })
    return ok
  } catch (error) {
    if (isConnectionError(error)) throw error
    return false
  }
}

/** Asked again at each visit of the area; `token` separates the answers of different logins. */
export function accessQuery(area: Area, token: string) {
  return queryOptions({
    queryKey: [ACCESS, area, token],
    queryFn: () => checkAccess(area),
    staleTime: 0,
    gcTime: 0,
  })
}
