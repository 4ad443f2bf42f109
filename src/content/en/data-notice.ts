import { company } from '@/content/facts/company'
import { type NoticePlace, noticeVersion, noticeWrittenOn } from '@/content/facts/data-notice'
import { longDay } from './months'

const mail = 'The email service EmailJS carries it to our staff.'
const chat = 'If you send it by WhatsApp, WhatsApp carries it.'
const abroad = 'Their servers may be outside India.'
const answer = 'To answer you and to call you back. Nothing else.'
const whileHelping = 'While we help you with this. Ask us to delete it and we do.'
const withAccount = 'While you have the account. Ask us to delete it and we do.'

/** What differs from place to place: which data, what for, who gets it, how long. */
type PlaceWords = { name: string; which: string; why: string; who: string; long: string }

const places: Record<NoticePlace, PlaceWords> = {
  enquiry: {
    name: 'Enquiry forms',
    which:
      'Your name, phone number and email, the visa type, country and job you ask about, and whether you accept the terms.',
    why: answer,
    who: `${mail} ${chat} ${abroad}`,
    long: whileHelping,
  },
  contact: {
    name: 'Contact form',
    which: 'Your name, your email, the subject and your message.',
    why: 'To answer you. Nothing else.',
    who: `${mail} ${chat} ${abroad}`,
    long: whileHelping,
  },
  consultation: {
    name: 'Free consultation',
    which: 'Your name, email and message, and your phone number if you give it.',
    why: answer,
    who: `${mail} ${chat} ${abroad}`,
    long: whileHelping,
  },
  registration: {
    name: 'Registration',
    which: 'Your name, email and phone number, your password, and the invite code you used.',
    why: 'To make your account, to let you log in, and to note who invited you.',
    who: 'Our own server and our staff. The person who invited you sees your name, when you joined, and whether you bought Premium.',
    long: withAccount,
  },
  profile: {
    name: 'Profile',
    which: 'Your name, email and phone number, and a new password if you type one.',
    why: 'To keep your account right and to reach you.',
    who: 'Our own server and our staff. If somebody invited you, that person sees your name.',
    long: withAccount,
  },
  payment: {
    name: 'Premium payment',
    which: 'Your name, email and phone number. Your card or bank details go to Razorpay alone.',
    why: 'To take the payment and to give you the membership.',
    who: `Razorpay, the payment service, our own server and our staff. ${abroad} The person who invited you sees that you bought it.`,
    long: 'Records of payments stay for as long as tax law asks.',
  },
}

/** The notice beside every form that takes personal data. Product 10, Notice of data. */
export const dataNotice = {
  /** Opens it, in place. */
  summary: 'What happens to what you tell us here?',
  heading: 'Notice about your data',
  intro: 'The notices that open beside our forms, all together.',
  terms: {
    which: 'Which data',
    why: 'What for',
    who: 'Who gets it',
    long: 'How long',
    withdraw: 'Take it back',
    complain: 'Complain',
    young: 'Under 18',
  },
  places,
  withdraw: {
    before: 'As easy as giving it: write to',
    between: 'or use',
    link: 'Your data',
    /** Directly behind the link. */
    after: '. What we did before that stays lawful.',
  },
  complain: {
    before: `Write to us first, at ${company.email}. If our answer does not help, the law names the`,
    board: 'Data Protection Board of India',
    after: ' as the place to complain.',
  },
  young: 'A parent or guardian must agree first. Please let them do this.',
  version: `Version ${noticeVersion}, ${longDay(noticeWrittenOn)}.`,
} as const
