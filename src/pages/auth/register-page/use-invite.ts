import { useState } from 'react'
import { inviteCode } from '@/auth/invite-code'

/** An invite code, empty if there is none or the reader refused it (`refused` says when), and how to refuse it. */
export type Invite = { code: string; refused: 'now' | 'before' | null; refuse: () => void }

/**
 * The invite code that is sent with a registration; `asked` is the link's. If it is refused, the address
 * stays, since a new one would empty the form. Decision 151.
 */
export function useInvite(asked: string): Invite {
  const [refusedCode, setRefusedCode] = useState('')
  const isNow = refusedCode !== '' && (asked === refusedCode || asked === '')
  const isBefore = asked !== '' && inviteCode.isRefused(asked)
  return {
    code: isNow || isBefore ? '' : asked,
    refused: isNow ? 'now' : isBefore ? 'before' : null,
    refuse: () => {
      inviteCode.refuse(asked)
      setRefusedCode(asked)
    },
  }
}
