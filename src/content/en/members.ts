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
    /** Of a window that never said how it ended. */
    unheardHeading: 'Did your payment go through?',
    amount: 'Amount',
    numbers: 'Payment number',
    noNumber: 'The window gave none; the receipt counts',
    receipt: 'Receipt',
    on: 'Reported on',
    notInRecords:
      'The payment window reported this payment. Our records do not show it yet, which can take a while. You need not pay again.',
    noLongerInRecords:
      'Our records showed this payment and no longer do. If you did not get the money back, tell us before you pay again.',
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
    empty:
      'Nobody has registered with your link yet. Send it to a friend. When they register, you see them here.',
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
      'They register with it. Your code is filled in for them.',
      'You see them in your dashboard: Pending at first, Success once they have bought Premium.',
    ],
    list: 'See the people you referred',
    terms: {
      heading: 'What a referral brings you',
      table: 'The terms of referrals',
      columns: { share: 'You get', when: 'When', where: 'Where it holds' },
      /** "That is ₹99.90 for each of them." */
      each: (amount: string) => `That is ${amount} for each of them.`,
      withoutPremium:
        'The two bonuses are benefits of Premium. You are not a Premium member now: ask us whether they hold for you before you count on them.',
    },
    brought: {
      heading: 'What your link has brought',
      columns: { name: 'Name', status: 'Status', amount: 'Brought you' },
      nothing: 'Nothing yet',
      sum: 'In all',
      /** "Counted here: 10% of ₹999 for each Success." */
      rule: (share: string, price: string) =>
        `Counted here: ${share} of ${price} for each Success. What friends pay us for filing is not counted here: ask the office about it.`,
    },
    payout: {
      heading: 'How you get it',
      text: 'The office pays the bonus. This page only counts: it does not know what you have got so far. Ask us, and say your code.',
      chat: 'Ask on WhatsApp',
      email: 'Ask by e-mail',
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
    restored: 'What you had typed and not saved is here again.',
    restoredPassword: 'A new password is never kept: type it once more if you had.',
    discard: 'Discard the changes',
    /** Below the specified words, where nobody knows what became of the change. */
    notKnown:
      'No proper answer came, so it is not known whether this was saved. What you typed is still here: save it once more.',
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
