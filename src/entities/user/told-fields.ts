import type { User } from './user'

/**
 * What an answer tells of a user: what is empty in it overwrites nothing that is known, as on the
 * dashboards. Product 3, User.
 */
export function toldFields(answer: Partial<User>): Partial<User> {
  const told = Object.entries(answer).filter(([, value]) => (value ?? '') !== '')
  return Object.fromEntries(told)
}
