import { useState } from 'react'
import { inviteCode } from '@/auth/invite-code'

/** An invite code, empty where there is none or its reader refused it, and what refuses it. */
export type Invite = { code: string; wasRefused: boolean; refuse: () => void }

/**
 * The invite code that goes with a registration; `asked` is the link's. The address stays where it is
 * refused, since a new one would empty the form. Decision 151.
 */
export function useInvite(asked: string): Invite {
  const [refused, setRefused] = useState('')
  const isRefused = asked === refused || inviteCode.isRefused(asked)
  return {
    code: isRefused ? '' : asked,
    wasRefused: refused !== '',
    refuse: () => {
      inviteCode.refuse(asked)
      setRefused(asked)
    },
  }
}
