/** Questions about a message with a link. Product 10, Checking an offer. */
export const messageRules = {
  'gave-details': {
    question: 'Have you already paid, or typed a code, a password or card details there?',
    title: 'Your money or your details have already gone out',
    means: 'Every hour counts now. The bank may still be able to stop the money.',
    findOut: 'Look through today’s messages from your bank for payments you do not know.',
    now: 'Call the cyber fraud helpline and your bank now. Then change your password.',
  },
  'secret-codes': {
    question: 'Does it ask for a one-time code (OTP), a password or card details?',
    title: 'It asks for your secrets',
    means:
      'No office asks for your codes in a message or a call. Anyone who has them can take your money or your account.',
    findOut: 'Do not type anything. Call the office on the number from its own website.',
  },
  'pay-by-link': {
    question: 'Does it ask you to pay through the link, or to scan a code?',
    title: 'It asks you to pay through a link',
    means: 'You cannot see who gets the money, and it is gone at once.',
    findOut: 'Ask the office itself if you owe anything, and how it is paid.',
  },
  'install-app': {
    question: 'Does it ask you to install an app or to share your screen?',
    title: 'It wants to get into your phone',
    means: 'Such an app can show others all that you see and type, even in your bank app.',
    findOut: 'Install nothing. Ask somebody you trust to look at the message with you.',
  },
  'exact-address': {
    question: 'Is the address of the link exactly the same as that of the office?',
    hint: 'Read the address letter by letter, but do not press it. One letter more or less makes it another site.',
    title: 'The link leads somewhere else',
    means: 'A false site looks like the real one. It is made to steal what you type.',
    findOut: 'Do not open it. Type the address of the office yourself and compare.',
  },
  'unasked-prize': {
    question: 'Does it offer a job, a visa or a prize that you never asked for?',
    title: 'A gift that you did not ask for',
    means: 'Nobody gets a job or a visa without asking for it. It is bait.',
    findOut: 'Did you write to them first, and when?',
  },
  'own-number': {
    question: 'Is the sender’s number or address on the office’s own website?',
    title: 'The number or address is not on the website',
    means: 'A name and a photo are easy to copy, a number is not.',
    findOut: 'Find the website yourself and look under contact.',
  },
  'asked-for-it': {
    question: 'Did you expect this message?',
    title: 'You did not expect it',
    means: 'False messages go to thousands of people. Some of them are waiting for such news.',
    findOut: 'Ask your family if somebody wrote in your name.',
  },
} as const
