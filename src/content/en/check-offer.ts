import { company } from '@/content/facts/company'
import { type OfferAnswer, type OfferKind, offerRulesWrittenOn } from '@/content/facts/check-offer'
import { longDay } from './months'

const kinds: Record<OfferKind, { name: string; hint: string }> = {
  job: { name: 'A job offer', hint: 'Somebody offers you work abroad.' },
  agent: {
    name: 'An agent or recruiter',
    hint: 'Somebody wants to find you work or send you abroad.',
  },
  college: { name: 'A college or course', hint: 'You have a place, or somebody offers one.' },
  visa: { name: 'A visa or appointment', hint: 'Somebody says they can get you one.' },
  message: { name: 'A message with a link', hint: 'By email, chat or SMS.' },
}

const answers: Record<OfferAnswer, string> = { yes: 'Yes', no: 'No', unsure: 'Not sure' }

/** The words of the page at /check-an-offer. Product 10, Checking an offer. */
export const checkOffer = {
  meta: {
    title: 'Check an offer',
    description:
      'Is the job, the agent, the college or the message real? Answer short questions, see the signs of a cheat, and where to look it up before you pay.',
  },
  heading: 'Check an offer',
  intro: 'Answer up to 12 short questions. You will see the signs of a cheat, and what to do now.',
  privacy: 'Your answers stay in this tab. Nothing is sent, and we cannot see them.',
  written: `Written on ${longDay(offerRulesWrittenOn)}. Tricks change. If in doubt, call before you pay.`,
  kindsHeading: 'What is it?',
  kinds,
  answers,
  progress: (at: number, of: number) => `Question ${at} of ${of}`,
  back: 'Back',
  /** Once a serious sign is there. */
  seeResult: 'See the result now',
  failed: 'The questions could not be loaded. Before you pay, call us or one of the helplines.',
  /** Where no script runs: all questions as a list to tick. */
  list: {
    intro: 'JavaScript is off, so all the questions are here.',
    sign: {
      yes: (title: string) => `If yes: ${title}.`,
      no: (title: string) => `If no: ${title}.`,
    },
    unsure: 'If you are not sure:',
  },
  /** Before all else: what to do first. */
  paid: {
    way: 'I have already paid, or given a code (OTP) or my passport',
    /** In the card of a result, before `call` and `bank`. */
    asked: 'Have you already paid, or given a code (OTP)?',
    call: (number: string) => `Call ${number} now`,
    bank: 'Then call your bank: it may still be able to stop the money.',
    agent: 'Does an agent have your money or your passport?',
    abroad: 'Are you abroad? Ask the Indian embassy there too.',
  },
  /** Beside the questions, whatever the answers are. */
  until: {
    heading: 'Until you know',
    points: [
      'Pay nothing. A real offer can wait.',
      'Sign nothing that you have not read.',
      'Do not give anyone a code. Let nobody but the visa centre keep your passport.',
      'Keep all messages and receipts.',
    ],
    callsHeading: 'Have you paid already? Call now.',
  },
  verdict: {
    stop: {
      stamp: 'Stop',
      heading: 'Stop here. Do not pay.',
      text: 'There is at least one serious sign of a cheat. Read what it means before you go on.',
    },
    care: {
      stamp: 'Be careful',
      heading: 'Be careful. Find out more first.',
      text: 'There are signs that something may be wrong. Clear them up before you pay or sign.',
    },
    open: {
      stamp: 'Not done',
      heading: 'Not all questions are answered yet',
      text: 'There is no sign so far. Answer the other questions too.',
    },
    unsure: {
      stamp: 'Find out',
      heading: 'No sign yet, but not everything is clear',
      text: 'Find out what you were not sure of. Do not pay before you know.',
    },
    none: {
      stamp: 'No sign',
      heading: 'No sign found',
      text: 'That does not mean that it is real. There are other tricks. Still look it up before you pay.',
    },
  },
  left: (count: number) => (count === 1 ? '1 question is left.' : `${count} questions are left.`),
  toQuestions: 'Back to the questions',
  signsHeading: (count: number) => (count === 1 ? 'The sign' : `The ${count} signs`),
  weight: { stop: 'Serious', care: 'Be careful' },
  youSaid: (answer: string) => `You answered: ${answer}`,
  unsureHeading: 'Find this out',
  nowHeading: 'What to do now',
  now: [
    'Do not pay, and do not sign. A real offer can wait.',
    'Keep the messages, numbers and receipts. Do not delete a chat.',
    'Look it up yourself, at the places below.',
    'Only if everything is right there, ask in writing: who gets the money, for what, and what if it fails.',
  ],
  placesHeading: 'Where to look it up',
  callsHeading: 'Who to call',
  us: `You can ask us too. The first talk with ${company.name} is free.`,
  usLink: 'Contact us',
  verifyLink: 'And check us as well',
  answersHeading: 'Your answers',
  change: 'Change',
  notAnswered: 'Not answered',
  take: {
    heading: 'Take it with you',
    intro: 'Nothing goes out before you press.',
    label: 'The result as text',
    copy: 'Copy the text',
    copied: 'The text is copied.',
    copyByHand: 'Your browser did not copy it. Select the text and copy it by hand.',
    chat: 'Send in a chat',
    system: 'Share',
    failed: 'Sharing did not work. Copy the text instead.',
    print: 'Print',
    again: 'Start again',
  },
  text: {
    title: (kind: string) => `Check an offer: ${kind}`,
    signs: 'Signs:',
    sign: (title: string, means: string) => `${title}. ${means}`,
    unsure: 'To find out:',
    now: 'What to do now:',
    places: 'Look it up:',
    calls: 'Call:',
    from: (address: string) => `Made with ${address}`,
  },
} as const
