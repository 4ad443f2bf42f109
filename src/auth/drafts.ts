/**
 * Where the forms of a login keep what was typed and not sent. Login and reset ask for the same e-mail and share
 * one draft. Product 10, Nothing typed is lost.
 */
export const loginDrafts = { login: 'login', register: 'register' } as const
