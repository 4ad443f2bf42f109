/** The keys under which the login forms store what was typed and not sent. Product 10, Nothing typed is lost. */
export const loginDrafts = { login: 'login', register: 'register', forget: 'forget' } as const
