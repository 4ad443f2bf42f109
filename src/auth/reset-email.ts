import { visitStore } from '@/lib/browser/storage/storage'

const KEY = 'reset-email'

/**
 * The email address whose password is being reset, once an OTP was sent: stored for this tab's visit, since a phone
 * may drop the page while the mail is read. Never the OTP or a password. Product 4, Password reset.
 */
export const resetEmail = {
  get: () => visitStore.get(KEY),
  keep: (email: string) => visitStore.set(KEY, email),
  drop: () => visitStore.remove(KEY),
}
