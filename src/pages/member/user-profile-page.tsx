import { useAuth, useUser } from '@/auth/auth-context'
import { updateUser } from '@/auth/session-store'
import type { User } from '@/entities/user/user'
import { PageHead } from '@/components/page-head'
import { members } from '@/words/members'
import { titleSuffix } from '@/words/site'
import { readMemberAgain } from '@/auth/read-member-again'
import { ProfileForm } from '@/features/edit-profile/profile-form'

const { profile: words } = members

/** What the member may change of their account. Product 2, /dashboard/user/profile. */
export function UserProfilePage() {
  const { session } = useAuth()
  const user = useUser()

  const readAgain = () => void readMemberAgain(user._id)

  function follow(changes: Partial<User>) {
    updateUser(changes, session?.token)
    readAgain()
  }

  return (
    <>
      <PageHead title={members.titles.profile + titleSuffix} hidden />
      <h1>{words.heading}</h1>
      <p>{words.lede}</p>
      <ProfileForm key={user._id} user={user} onSaved={follow} onNotKnown={readAgain} />
    </>
  )
}
