import { useState } from 'react'
import { membershipOf } from '@/entities/membership/membership'
import type { User } from '@/entities/user/user'
import { QueryStates } from '@/components/query-states'
import { members } from '@/words/members'
import { messages } from '@/words/messages'
import { AskOffice } from '@/features/refer-friends/ask-office'
import { BroughtTable } from '@/features/refer-friends/brought-table'
import { TermsTable } from '@/features/refer-friends/terms-table'
import { useReferring } from '@/auth/use-member'

const { brought, terms, payout } = members.referral

/**
 * What the link has brought, from getoneuser, and a note for members without Premium. Product 10, Referral
 * bonus; 8, Lists and loads.
 */
export function BroughtSection({ user }: { user: User }) {
  const [today] = useState(() => new Date())
  const isMember = membershipOf(user, today).state === 'active'
  const condition = !isMember && <p>{brought.withoutPremium}</p>
  const load = useReferring()
  return (
    <section aria-labelledby="brought">
      <h2 id="brought">{brought.heading}</h2>
      <QueryStates
        load={load}
        loading={members.loading}
        toast={messages.lists.userData}
        failed={members.referred.failed}
      >
        {({ referredUsers }) =>
          referredUsers.length > 0 ? (
            <BroughtTable users={referredUsers} condition={condition} />
          ) : (
            <>
              <p>{members.referred.empty}</p>
              {condition}
            </>
          )
        }
      </QueryStates>
    </section>
  )
}

/** What a referral brings, and when. Product 9, Benefits. */
export function TermsSection() {
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{terms.heading}</h2>
      <TermsTable />
    </section>
  )
}

/** Says that the office pays, and how to ask. Product 10, Referral bonus. */
export function PayoutSection({ usercode }: { usercode: string }) {
  return (
    <section aria-labelledby="payout">
      <h2 id="payout">{payout.heading}</h2>
      <p>{payout.text}</p>
      <AskOffice usercode={usercode} />
    </section>
  )
}
