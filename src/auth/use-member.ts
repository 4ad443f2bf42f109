import { memberQuery, referringQuery } from '@/entities/user/member'
import { useApiQuery } from '@/lib/api/query'
import { useUser } from './auth-context'

/** The logged-in member, as the server has them now. */
export function useMember() {
  return useApiQuery(memberQuery(useUser()._id))
}

/** The logged-in member and those they referred; fails if that list is not valid. */
export function useReferring() {
  return useApiQuery(referringQuery(useUser()._id))
}
