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
    active: 'You are a Premium member. Your account has no date for it: ask us until when.',
    expired: (date: string) => `Your Premium year ended on ${date}.`,
    none: 'You are not a Premium member yet. This is what one year brings you.',
    table: 'What Premium brings you',
    benefit: 'Benefit',
    value: 'With Premium',
    more: 'Read more about Premium',
  },
  payment: {
    heading: 'Your payment',
    amount: 'Amount',
    numbers: 'Payment number',
    noNumber: 'The window gave none; the receipt counts',
    receipt: 'Receipt',
    on: 'Reported on',
    notInRecords:
      'The payment window reported this payment. Our records do not show it yet, which can take a while. You need not pay again.',
    twice: `The window reported more than one payment. Report it within ${reportWorkingDays} working days.`,
    report: 'Tell us about this payment',
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
    empty: 'Nobody has registered with your link yet. Send it to a friend, and they stand here.',
    share: 'Share your link',
    failed: 'We could not load your account just now.',
  },
  referral: {
    heading: 'Referrals',
    lede: 'You see the friends who register with your link in your dashboard.',
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
      'Send the link to somebody who wants to go abroad.',
      'They register with it. Your code stands in their form by itself.',
      'You see them in your dashboard: Pending at first, Success once they have bought Premium.',
    ],
    list: 'See whom you referred',
  },
  profile: {
    heading: 'Profile',
    lede: 'Use the details that stand in your passport, so that your papers carry the same name everywhere.',
    hints: {
      email: 'You log in with it.',
      phone: 'An Indian mobile number, 10 digits.',
      password: 'Leave it empty to keep the password you have.',
    },
    submit: 'Save changes',
    restored: 'What you had typed and not saved stands here again.',
    restoredPassword: 'A new password is never kept: type it once more if you had.',
    discard: 'Discard the changes',
    leave: {
      heading: 'Leave without saving?',
      text: 'What you typed waits here for this visit, but a new password does not.',
      stay: 'Stay here',
      leave: 'Leave',
    },
  },
} as const
