import type { PlanCountry } from '@/content/facts/plan-countries'
import { visaDays } from '@/content/facts/plan-offices'
import type { Purpose } from '@/content/facts/purposes'
import {
  appointment,
  type Changes,
  deposit,
  fingerprints,
  germanPortal,
  online,
  ukFlight,
  ukVisitFlight,
  usaBooking,
  usaInterview,
  waiting,
} from './plan-shared-steps'
import { workSteps } from './plan-work-steps'

const study: Partial<Record<PlanCountry, Changes>> = {
  germany: {
    appointment: germanPortal,
    visa: {
      ...appointment,
      text: 'A national visa from the German Missions in India, with the APS certificate and the proof of money. The mission alone decides.',
    },
  },
  canada: {
    accept: {
      title: 'Accept the place and get the letter of acceptance',
      text: `The letter has to come from a designated learning institution (DLI). The list is public. ${deposit}`,
    },
    appointment: fingerprints,
    visa: {
      title: 'Wait for the study permit',
      text: waiting,
    },
  },
  australia: {
    accept: {
      title: 'Accept the place and get the Confirmation of Enrolment',
      text: `The college sends it (CoE) once you have paid what its offer asks for. The student visa needs it. ${deposit}`,
    },
    appointment: fingerprints,
    visa: {
      title: 'Wait for the visa',
      text: `The student visa is called subclass 500. ${waiting}`,
    },
  },
  'united states': {
    accept: {
      title: 'Accept the place and get the form I-20',
      text: `The college sends the form. Only certified schools can do so. ${deposit}`,
    },
    appointment: {
      title: 'Book the interview for the visa',
      text: `${usaBooking} How long you wait for a free day differs by city.`,
    },
    visa: {
      title: 'Go to the interview and wait for the visa',
      text: `Bring the I-20, the SEVIS receipt and the proof of money. You may enter at most ${visaDays.usaEntry} days before the course begins.`,
    },
  },
  'united kingdom': {
    accept: {
      title: 'Accept the place and get the CAS number',
      text: `It comes from a college that is a licensed student sponsor. The list is public. ${deposit}`,
    },
    money: {
      text: `Bank statements, an education loan or a scholarship. Money in the bank must stay there for ${visaDays.ukMoney.held} days in a row. The last of these days may be at most ${visaDays.ukMoney.within} days before you apply.`,
    },
    appointment: online,
    visa: {
      ...appointment,
      text: 'You can apply from six months before the course. After your appointment the office usually decides within three weeks; in summer ask whether it takes longer.',
    },
    flight: ukFlight,
  },
  ireland: {
    visa: {
      text: 'You can apply from three months before you travel. The course has to be one that Ireland accepts for study visas.',
    },
  },
  france: {
    visa: {
      text: 'A long-stay visa for students, after Campus France has agreed. You confirm it online after you arrive.',
    },
  },
  italy: {
    arrive: {
      text: 'Ask for the residence permit within eight working days after you arrive.',
    },
  },
  netherlands: {
    visa: {
      title: 'The college applies for your visa and permit',
      text: 'You cannot do it alone. Send the college all it asks for, and show the money, so that it can apply.',
    },
    appointment: {
      title: 'Collect the entry visa (MVV)',
      text: 'Once the answer is there, at the embassy, the consulate or the visa centre.',
    },
  },
}

const visit: Partial<Record<PlanCountry, Changes>> = {
  'united kingdom': {
    appointment: online,
    visa: {
      ...appointment,
      text: 'You can apply from three months before the journey. After your appointment the office usually decides within three weeks.',
    },
    flight: ukVisitFlight,
  },
  'united states': usaInterview,
  canada: { appointment: fingerprints, visa: { title: 'Wait for the visa', text: waiting } },
  australia: { appointment: fingerprints, visa: { title: 'Wait for the visa', text: waiting } },
}

/** What a country says otherwise about a step, by what it is for. */
export const countrySteps: Readonly<Record<Purpose, Partial<Record<PlanCountry, Changes>>>> = {
  study,
  work: workSteps,
  visit,
}
