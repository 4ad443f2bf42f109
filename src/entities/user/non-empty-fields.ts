import type { User } from './user'

/**
 * The fields that an answer fills in: an empty one overwrites nothing that is known, as on the dashboards. Product 3,
 * User.
 */
export function nonEmptyFields(answer: Partial<User>): Partial<User> {
  const filled = Object.entries(answer).filter(([, value]) => (value ?? '') !== '')
  return Object.fromEntries(filled)
}
