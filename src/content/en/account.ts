/** The words of registration, login, password reset, logout and the first page behind a login. */
export const account = {
  meta: {
    login: {
      title: 'Log in',
      description:
        'Log in to see your membership, your referral link and your profile. New here? You can register in a minute. It is free and needs no documents.',
    },
    register: {
      title: 'Register',
      description:
        'Make a free account with your name, email and phone number. No passport, no bank details, no payment. A friend’s invite link fills in their code.',
    },
    forget: {
      title: 'Reset your password',
      description:
        'Forgot your password? Enter your email, type in the code we send you, and choose a new password. It takes three short steps and costs nothing.',
    },
  },
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    password: 'Password',
    confirmPassword: 'Confirm password',
    invitecode: 'Invite code',
    otp: 'OTP',
    newPassword: 'New password',
  },
  hints: {
    name: 'As in your passport, if you have one.',
    phone: 'An Indian mobile number, 10 digits.',
    invitecode: 'From the link you opened. It cannot be changed here.',
    otp: 'The one-time password from our email. It can take a minute; look in the spam folder too.',
    newPassword: 'Choose one that you use nowhere else.',
  },
  errors: {
    name: 'Enter your name',
    email: 'Enter your email address',
    emailFormat: 'Enter an email address such as name@example.com',
    phone: 'Enter your phone number',
    phoneFormat: 'Enter a mobile number with 10 digits that starts with 6, 7, 8 or 9',
    password: 'Enter your password',
    choosePassword: 'Choose a password',
    confirmPassword: 'Type your password once more',
    /** At the field; the specified words stand in the toast. */
    confirmDiffers: 'This is not the same as the password above',
  },
  /** Above a form when everything needed is there, but something cannot be right. */
  malformed: 'Please check what you typed',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  login: {
    heading: 'Login',
    lede: 'Log in to see your membership, your referral link and your profile.',
    submit: 'Login',
    busy: 'Logging in...',
    opening: 'Opening your page',
    elsewhere:
      'You have just logged in from another tab. To use this login instead, press Login again.',
    forgot: 'Forgot your password?',
    newHere: 'New here?',
    register: 'Register for free',
  },
  register: {
    heading: 'Register',
    lede: 'It is free. We ask for no passport, no bank details and no payment.',
    submit: 'Register',
    inviteNote: 'Did a friend invite you? Open the link they sent: it fills in their code.',
    haveAccount: 'Already registered?',
    login: 'Login',
    doneHeading: 'You are registered',
    doneText: 'We take you to the login page now.',
  },
  forget: {
    heading: 'Reset your password',
    lede: 'Three short steps: your email, the code we send you, a new password.',
    step: (now: number, all: number) => `Step ${now} of ${all}`,
    send: 'Send OTP',
    verify: 'Verify OTP',
    reset: 'Reset password',
    /** Shown where the server says nothing itself in this language. */
    sent: 'OTP sent to your email',
    verified: 'OTP verified',
    forAccount: (email: string) => `For the account of ${email}.`,
    backToEmail: 'Back: send it again, or to another email',
    backToOtp: 'Back to the OTP',
    doneHeading: 'Your password is changed',
    doneText: 'We take you to the login page now. Log in with the new password.',
    remembered: 'Remembered it?',
    login: 'Login',
  },
  logOut: {
    button: 'Logout',
    doneHeading: 'You are logged out',
    doneText: 'We take you to the login page now.',
  },
  goNow: 'Go there now',
  dashboard: {
    heading: 'Dashboard',
    welcome: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
  },
} as const
