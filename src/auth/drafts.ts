/** Where the forms of a login keep what was typed and not sent. Product 10, Nothing typed is lost. */
export const loginDrafts = { login: 'login', register: 'register', forget: 'forget' } as const
