import { type SyntheticEvent, useState } from 'react'
import { sessionStore } from './session-store'

let typed = ''
let isWatching = false

/**
 * The e-mail address that somebody typed into a form of the login, for the next of these forms. In
 * memory, so it goes with the page; a login or logout, here or in another tab, drops it, so that the
 * next person at this browser never sees it.
 */
export const typedEmail = {
  keep(email: string) {
    // Whoever is logged in types it for somebody else, or for no login.
    if (sessionStore.isStored()) return
    typed = email
    if (!isWatching) sessionStore.subscribe(typedEmail.drop)
    isWatching = true
  },
  drop: () => {
    typed = ''
  },
}

const onInput = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
  typedEmail.keep(currentTarget.value)

/** For the field of the e-mail address: begins with what was typed into the form before, and notes it. */
export function useTypedEmail() {
  // Read once: a field that begins otherwise while somebody types would count as untouched.
  const [defaultValue] = useState(() => typed || undefined)
  return { defaultValue, onInput }
}
