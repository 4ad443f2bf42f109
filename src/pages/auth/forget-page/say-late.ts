import { resetEmail } from '@/auth/reset-email'
import { sessionStore } from '@/auth/session-store'
import { accountMessages } from '@/words/account-messages'
import { resetFailed } from '@/words/reset-failed'
import { isReplaced } from '@/lib/api/credentials'
import { notify } from '@/lib/notices/notify'

const words = accountMessages.forgotPassword

/** How a reset ended; `lost`: a proper answer is missing, now or before, so the new password may count. */
export type ResetOutcome = 'done' | 'refused' | 'lost'

/**
 * Says in a toast how the reset for `email` ended that the person has left, unless somebody else has logged in since
 * the token was `known`. Product 8, Forgot password.
 */
export function sayLate(email: string, known: string | null, outcome: ResetOutcome) {
  const present = sessionStore.get()?.user.email
  if (isReplaced(known) && present?.toLowerCase() !== email.toLowerCase()) return
  if (outcome === 'done') {
    // Another reset may have begun meanwhile.
    if (resetEmail.get() === email) resetEmail.drop()
    notify.success(words.success)
  } else {
    const more = outcome === 'lost' ? ` ${resetFailed.mayCount}` : ''
    notify.error(words.resetFailed + more)
  }
}
