import type { PlanCountry } from '@/content/facts/plan-countries'
import {
  appointment,
  type Changes,
  fingerprints,
  germanPortal,
  online,
  ukFlight,
  usaInterview,
  waiting,
} from './plan-shared-steps'
import { clearanceRules } from './plan-steps'

/** Goes behind the level that a country asks for, where one learns it from nothing. */
const fromNothing =
  'From nothing, that takes nine to twelve months. Tick this if you have the level. Some jobs ask for none: then skip it.'

/** The papers for work in the Gulf. */
const gulfPapers =
  'Your training, and where you worked from when to when. In Kerala they go first to NORKA Roots, then to the Ministry of External Affairs, and for some countries to their embassy.'

/** Of the fingerprints for work in the Gulf. */
const whoSays = 'The employer says where and when. If nobody asks, skip this step.'

/** What is otherwise for work in the Gulf. */
export const gulfWork: Changes = {
  'work-papers': {
    text: gulfPapers,
  },
  job: {
    text: 'It must name the work, the pay, the hours and the place. Nurses and other health workers first need the DataFlow check and the licence test of the country. In Kerala look first at NORKA Roots and ODEPC, the recruiters of the state.',
  },
  permit: {
    title: 'The employer gets the permit and the visa',
    text: 'You do not apply for them yourself. Ask the employer for the number, and what it needs from you.',
  },
  health: {
    title: 'Take the medical test',
    text: 'At a centre that Wafid (formerly GAMCA) assigns: ask the employer.',
  },
  appointment: {
    title: 'Give your fingerprints, if they are asked for',
    text: whoSays,
  },
  visa: {
    title: 'Wait for the visa and look it up',
    text: 'Look up its number on the page of the ministry there. It must be a visa for work, with your name, your employer and your job. Never fly to a job on a visit visa.',
  },
  flight: {
    text: 'Once the visa is there. First read what the Indian embassy there advises. Ask the employer who pays for the ticket and the room.',
  },
}

/** The flight to work in a country that India asks for emigration clearance for; the Gulf has its own. */
export const clearanceWork: Changes = {
  flight: {
    text: 'Once the visa is there. First read what the Indian embassy there advises. Book the first weeks of your stay before you fly.',
  },
}

/** What a country says otherwise about the steps to work there. Product 10, Plans. */
export const workSteps: Partial<Record<PlanCountry, Changes>> = {
  germany: {
    'work-language': {
      text: `Nurses need B1 for the visa and B2 to be registered. ${fromNothing}`,
    },
    appointment: germanPortal,
    visa: appointment,
  },
  australia: { appointment: fingerprints, visa: { title: 'Wait for the visa', text: waiting } },
  'united states': {
    permit: {
      title: 'The employer files the H-1B petition',
      text: 'Most jobs for graduates need it. There is one draw a year, in March, for jobs from October, and many are not drawn. For people abroad the employer may have to pay a very high fee: ask first. Do not pay anyone for a petition.',
      late: 'If you are not drawn, the next draw is a year later. Some employers, such as universities, need no draw: ask yours.',
    },
    ...usaInterview,
  },
  'united kingdom': {
    permit: {
      title: 'Get the certificate of sponsorship',
      text: 'The employer has to be a licensed sponsor and gives it to you. Do not pay anyone for one.',
    },
    appointment: online,
    visa: {
      ...appointment,
      text: 'You can apply from three months before the job begins. After your appointment the office usually decides within three weeks.',
    },
    notice: {
      text: 'Only once the visa is there. You can apply only three months before the job begins. If you must give more than six weeks, agree on a later first day.',
    },
    flight: ukFlight,
  },
  canada: {
    permit: {
      title: 'Wait for the employer’s paper (LMIA)',
      text: 'Often the employer needs it before you can apply. Do not pay anyone for it. Some jobs do not need it: then skip this step.',
    },
    appointment: fingerprints,
    visa: { title: 'Wait for the work permit', text: waiting },
  },
  'saudi arabia': {
    'work-papers': {
      text: `${gulfPapers} Saudi Arabia tests many trades before the visa (SVP): ask the employer.`,
    },
    appointment: { text: `Saudi Arabia asks for them at a centre in India. ${whoSays}` },
  },
  qatar: {
    health: { text: 'Qatar tests at its own visa centre: ask the employer.' },
    appointment: { text: `Qatar asks for them at a centre in India. ${whoSays}` },
  },
  iraq: {
    'emigration-clearance': {
      text: `For a job in Iraq everybody needs it, with any passport. ${clearanceRules}`,
    },
  },
  'united arab emirates': {
    health: {
      text: 'The Emirates test after you arrive. Ask the employer whether you need a test before; if not, skip this step.',
    },
  },
  ireland: { permit: { title: 'Get the employment permit' } },
  netherlands: {
    permit: {
      title: 'The employer applies for your permit',
      text: 'It has to be a recognised sponsor for most permits. The list is public.',
    },
    visa: { title: 'Collect the entry visa (MVV)' },
  },
  austria: {
    'work-language': { text: `Nurses need B1 or B2: ask which. ${fromNothing}` },
    permit: {
      text: 'Most skilled workers apply for the Red-White-Red Card. The employer can apply for you.',
    },
  },
  poland: {
    permit: {
      text: 'Only your employer in Poland can apply for it, at the office of the province (voivode). Do not pay anyone for it.',
    },
  },
  sweden: {
    permit: { text: 'The employer begins the application, and you go on with it online.' },
  },
}
