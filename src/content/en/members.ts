import { reportWorkingDays } from '@/content/facts/premium'

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** The words of the member's own pages: dashboard, profile, referrals. Product 2, User area. */
export const members = {
  titles: {
    dashboard: 'Your dashboard',
    profile: 'Your profile',
    referrals: 'Your referrals',
  },
  menu: {
    label: 'Your account',
    profileOf: (name: string) => name || 'Your profile',
    dashboard: 'Dashboard',
    referrals: 'Referrals',
  },
  loading: 'Loading your account',
  membership: {
    heading: 'Membership',
    activeUntil: (date: string) => `You are a Premium member until ${date}.`,
    active: 'You are a Premium member. Your account does not show the end date: ask us.',
    expired: (date: string) => `Your Premium year ended on ${date}.`,
    none: 'You are not a Premium member yet. Here is what you get for a year.',
    table: 'What you get with Premium',
    benefit: 'Benefit',
    value: 'With Premium',
    more: 'Read more about Premium',
    /** What a member can do now. */
    yours: {
      heading: 'Your Premium',
      chat: 'Ask a consultant on WhatsApp',
      /** `payment` is its number, or the receipt; empty where neither is known. */
      greeting: (payment: string) =>
        `Hello, I am a Premium member${payment ? ` (payment ${payment})` : ''}. I have a question for a consultant.`,
      hint: 'Your message already says that you have Premium.',
      link: 'Your referral link',
    },
  },
  payment: {
    heading: 'Your payment',
    /** Of a window that never said how it ended. */
    unresolvedHeading: 'Did your payment go through?',
    amount: 'Amount',
    numbers: 'Payment number',
    noNumber: 'We were not given one: use the receipt',
    receipt: 'Receipt',
    on: 'Reported on',
    notInRecords:
      'The payment window reported this payment. Our records do not show it yet, which can take a while. You do not need to pay again. If it is still so tomorrow, tell us.',
    noLongerInRecords:
      'Our records showed this payment and no longer do. If you did not get the money back, tell us before you pay again.',
    twice: `The payment window reported more than one payment. Tell us within ${reportWorkingDays} working days.`,
    report: 'Tell us about this payment',
    details: 'Payment details',
    copy: 'Copy the payment details',
    copied: 'Copied.',
    copyByHand: 'This browser did not let us copy. The text is selected: copy it by hand.',
    mailSubject: (number: string) => `Premium payment ${number}`,
    mailBody: (number: string, receipt: string) =>
      `Payment number: ${number}\nReceipt: ${receipt}\nWhat is wrong:\n`,
  },
  referred: {
    heading: 'People you referred',
    name: 'Name',
    date: 'Registered',
    status: 'Status',
    noName: 'No name given',
    noDate: 'Date not known',
    /** "4 people registered with your link: 1 bought Premium (Success), 3 have not yet (Pending)." */
    summary: (all: number, paid: number) =>
      `${people(all)} registered with your link: ${paid} bought Premium (Success), ${all - paid} ${
        all - paid === 1 ? 'has' : 'have'
      } not yet (Pending).`,
    empty:
      'Nobody has registered with your link yet. Send it to a friend. When they register, you see them here.',
    share: 'Share your link',
    failed: 'We could not load your account just now.',
  },
  referral: {
    heading: 'Referrals',
    lede: 'Friends who register with your link show up in your dashboard.',
    link: 'Your referral link',
    code: 'Your code',
    copy: 'Copy link',
    /** Where the browser does not let the page copy. */
    copyByHand: 'This browser did not let us copy. The link is selected: copy it by hand.',
    chat: 'Share on WhatsApp',
    share: 'Share',
    shareFailed: 'The share menu did not open. Copy the link instead.',
    message: (site: string, link: string) =>
      `I use ${site} for my plans to go abroad. Register with my link: ${link}`,
    noCode: 'Your account has no referral code yet. Ask us for it.',
    ask: 'Ask us',
    askGreeting: 'Hello, my account has no referral code. Please give me one.',
    howHeading: 'How it works',
    how: [
      'Send the link to someone who wants to go abroad.',
      'They register with it. Your code is filled in for them.',
      'They show up in your dashboard: first as Pending, then as Success once they buy Premium.',
    ],
    list: 'See the people you referred',
    terms: {
      heading: 'What you get for a referral',
      table: 'The terms of referrals',
      columns: { share: 'You get', when: 'When', where: 'Where it applies' },
      /** "That is ₹99.90 for each of them." */
      each: (amount: string) => `That is ${amount} for each of them.`,
    },
    brought: {
      heading: 'Bonus from your link',
      columns: { name: 'Name', status: 'Status', amount: 'Bonus' },
      nothing: 'Nothing yet',
      sum: 'Total',
      withoutPremium:
        'The bonus comes with Premium, and you are not a member now: ask us before you count on it.',
      /** "We count 10% of the price for each Success." */
      rule: (share: string, price: string) =>
        `We count ${share} of ${price} for each Success. What friends pay us for filing is not counted here: ask the office about that.`,
    },
    payout: {
      heading: 'How you get it',
      text: 'The office pays the bonus. This page only adds it up; it cannot see what you have already received. Ask us, and give your code.',
      chat: 'Ask on WhatsApp',
      email: 'Ask by email',
      call: (display: string) => `Call ${display}`,
      greeting: (code: string) =>
        `Hello, I have a question about my referral bonus. My code is ${code}.`,
      subject: (code: string) => `Referral bonus of ${code}`,
    },
  },
  profile: {
    heading: 'Profile',
    lede: 'Write your name as it is in your passport, so that it is the same on all your papers.',
    hints: {
      email: 'You log in with it.',
      phone: 'An Indian mobile number, 10 digits.',
      password: 'Leave it empty to keep the password you have.',
    },
    submit: 'Save changes',
    restored: 'What you typed but did not save is here again.',
    restoredPassword: 'We never keep a new password: if you had typed one, type it again.',
    discard: 'Discard the changes',
    /** Below the specified words, where nobody knows what became of the change. */
    notKnown:
      'No proper answer came, so it is not known whether this was saved. What you typed is still here: save it once more.',
    /** The same in a toast, where the form was left. */
    left: (problem: string) => `${problem}. It is not known whether this was saved.`,
    passwordNotKnown:
      'Your new password may already count: if the old one no longer works, log in with the new one.',
    leave: {
      heading: 'Leave without saving?',
      text: 'What you typed is kept for this visit. A new password is not.',
      stay: 'Stay here',
      leave: 'Leave',
    },
  },
} as const
