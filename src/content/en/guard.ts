/** The words between a visitor and a page behind a login. Product 6, Access checks. */
export const guardWords = {
  checking: 'Checking your login',
  failedHeading: 'We could not check your login',
  failedText: 'The internet or our server is slow just now. You are still logged in.',
  logInAgain: 'Log in again',
  /** In place of the words of the redirect page, for somebody whose page was open here just now. */
  ended: {
    itself: 'Your login has ended',
    elsewhere: 'You were logged out in another tab',
    lede: 'What you typed and had not saved is kept in this tab, except passwords. Log in again with the same account, and it is here.',
  },
  redirect: {
    title: 'Please log in',
    heading: 'Please log in first',
    lede: 'Log in with an account that can open this page.',
    board: 'To the login page in',
    countdown: (seconds: number) =>
      `Redirecting you to the login page in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    now: 'Log in now',
  },
} as const
