import type { StoredId } from '@/content/facts/stored-things'

/** A thing in plain words: what it is for, and what it means to delete it. */
type ThingWords = { name: string; text: string; lost: string }

/** What this browser keeps, on the page at /your-data. Product 10, Your data. */
export const storedThings: Record<StoredId, ThingWords> = {
  login: {
    name: 'Your login',
    text: 'So that you stay logged in on this device.',
    lost: 'You will be logged out on this device. Your account stays.',
  },
  clock: {
    name: 'A note about the clock',
    text: 'So that a wrong clock on your phone does not log you out.',
    lost: 'Nothing is lost.',
  },
  payment: {
    name: 'Your last payment',
    text: 'What the payment window said, so that nobody pays twice.',
    lost: 'This device forgets that you paid. Note the payment number first: you need it if something went wrong.',
  },
  paymentService: {
    name: 'Notes of the payment service',
    text: 'Razorpay wrote these while its window was open.',
    lost: 'Nothing of ours is lost.',
  },
  shortlist: {
    name: 'Your shortlist',
    text: 'The countries, jobs and products you saved, and your notes.',
    lost: 'Your shortlist will be empty.',
  },
  shortlistAside: {
    name: 'Parts of a shortlist we could not read',
    text: 'Kept aside, so that nothing you saved is thrown away.',
    lost: 'These parts will be gone.',
  },
  plans: {
    name: 'Your plans',
    text: 'Your plans with their steps, notes and figures.',
    lost: 'All your plans will be gone. Save a calendar file first if you want the dates.',
  },
  plansAside: {
    name: 'Parts of plans we could not read',
    text: 'Kept aside, so that nothing you planned is thrown away.',
    lost: 'These parts will be gone.',
  },
  language: {
    name: 'Your language',
    text: 'So that a page in another language can offer you yours.',
    lost: 'We forget your language. An offer that you closed may come again.',
  },
  cameFrom: {
    name: 'The page that asked you to log in',
    text: 'So that you come back to it, also in another language. It stays in this tab.',
    lost: 'After you log in, your dashboard opens.',
  },
  invite: {
    name: 'An invite code',
    text: 'From the link a friend sent you, so that it is filled in when you register. It stays in this tab.',
    lost: 'Open your friend’s link again before you register.',
  },
  reset: {
    name: 'The email of a password reset',
    text: 'So that you can go on after you read our email. Never the OTP, never a password.',
    lost: 'You will have to ask for a new OTP.',
  },
  search: {
    name: 'Your last search',
    text: 'The last word that found a course or help, so that its page opens again.',
    lost: 'You may have to search again.',
  },
  times: {
    name: 'When each of these was written',
    text: 'So that this page can say how old they are.',
    lost: 'This page no longer knows how old the others are.',
  },
  visitTimes: {
    name: 'When the others in this tab were written',
    text: 'So that this page can say how old they are.',
    lost: 'This page no longer knows how old the others are.',
  },
  typedBy: {
    name: 'Whose text this tab has',
    text: 'The number of the member who was logged in. If somebody else logs in, what was typed in this tab is deleted.',
    lost: 'The next member who logs in here may see what was typed in this tab.',
  },
  drafts: {
    name: 'What you typed and did not send',
    text: 'So that nothing is lost if the page loads again. Never a password.',
    lost: 'What you typed but did not send will be gone.',
  },
  enquiries: {
    name: 'Enquiries that wait to be sent',
    text: 'They are sent once this device is online. The sign at the lower left shows each one.',
    lost: 'They will be gone from this device and will not be sent.',
  },
  offerCheck: {
    name: 'Your answers about an offer',
    text: 'So that you can go back a question. They stay in this tab.',
    lost: 'You will have to answer the questions again.',
  },
  popup: {
    name: 'A note that you saw the pop-up',
    text: 'So that it does not come twice in one visit.',
    lost: 'The pop-up may come again.',
  },
  keepSite: {
    name: 'Your choice about use without internet',
    text: 'Whether this browser keeps our pages for you.',
    lost: 'The browser decides again.',
  },
  reload: {
    name: 'A note that the page loaded again',
    text: 'So that it does not do so twice when a file is missing.',
    lost: 'Nothing is lost.',
  },
  reports: {
    name: 'How many faults this page has reported',
    text: 'So that one visit sends no more than ten.',
    lost: 'Nothing is lost.',
  },
}
