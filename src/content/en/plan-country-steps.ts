import type { CountryKey } from '@/content/facts/countries'
import { visaDays } from '@/content/facts/plan-offices'
import type { Purpose } from '@/content/facts/purposes'
import type { StepWords } from './plan-steps'

type Changes = Readonly<Record<string, Partial<StepWords>>>

/** What the countries of the Schengen area say of a visit's visa, unless they say their own. */
export const schengenVisa = {
  text: `You can apply from six months before the journey, and should at least ${visaDays.schengen.usual} days before. The rules give the office ${visaDays.schengen.usual} days, and ${visaDays.schengen.longest} where it has to look closer.`,
}

const study: Partial<Record<CountryKey, Changes>> = {
  germany: {
    visa: {
      text: 'A national visa from the German Missions in India, with the APS certificate and the proof of money. The mission alone decides.',
    },
  },
  canada: {
    accept: {
      title: 'Accept the place and get the letter of acceptance',
      text: 'The letter has to come from a designated learning institution (DLI). The list is public.',
    },
    visa: {
      title: 'Apply for the study permit and wait',
      text: 'You apply online and give your fingerprints at the visa centre. The office publishes how long it takes at the moment.',
    },
  },
  australia: {
    accept: {
      title: 'Accept the place and get the Confirmation of Enrolment',
      text: 'The college sends it (CoE) once you have paid what its offer asks for. The student visa needs it.',
    },
    visa: {
      text: 'The student visa is called subclass 500. You apply online. The office publishes how long it takes at the moment.',
    },
  },
  'united states': {
    accept: {
      title: 'Accept the place and get the form I-20',
      text: 'The college sends the form. Only certified schools can do so.',
    },
    appointment: {
      title: 'Book the interview for the visa',
      text: 'Fill in the form DS-160, then book at the embassy or a consulate. How long you wait for a free day differs by city.',
    },
    visa: {
      title: 'Go to the interview and wait for the visa',
      text: `Bring the I-20, the SEVIS receipt and the proof of money. You may enter at most ${visaDays.usaEntry} days before the course begins.`,
    },
  },
  'united kingdom': {
    accept: {
      title: 'Accept the place and get the CAS number',
      text: 'It comes from a college that is a licensed student sponsor. The list is public.',
    },
    visa: {
      text: 'You can apply from six months before the course. After your appointment the office usually decides within three weeks; in summer ask whether it takes longer.',
    },
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

const work: Partial<Record<CountryKey, Changes>> = {
  'united kingdom': {
    permit: {
      title: 'Get the certificate of sponsorship',
      text: 'The employer has to be a licensed sponsor and gives it to you. Do not pay anyone for one.',
    },
    visa: {
      text: 'You can apply from three months before the job begins. After your appointment the office usually decides within three weeks.',
    },
  },
  canada: {
    permit: {
      title: 'Wait for the employer’s paper (LMIA)',
      text: 'Often the employer needs it before you can apply. Some jobs do without: then skip this step.',
    },
    visa: { title: 'Apply for the work permit and wait' },
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
    permit: {
      text: 'Most skilled workers apply for the Red-White-Red Card. The employer can apply for you.',
    },
  },
  poland: {
    permit: { text: 'Your employer in Poland gets it. You cannot get it yourself.' },
  },
  sweden: {
    permit: { text: 'The employer begins the application, and you go on with it online.' },
  },
}

const visit: Partial<Record<CountryKey, Changes>> = {
  'united kingdom': {
    visa: {
      text: 'You can apply from three months before the journey. After your appointment the office usually decides within three weeks.',
    },
  },
  'united states': {
    appointment: {
      title: 'Book the interview for the visa',
      text: 'Fill in the form DS-160, then book at the embassy or a consulate. The wait for a free day can be very long and differs by city: look it up first.',
    },
    visa: { title: 'Go to the interview and wait for the visa' },
  },
}

/** What a country says otherwise about a step, by what it is for. */
export const countrySteps: Readonly<Record<Purpose, Partial<Record<CountryKey, Changes>>>> = {
  study,
  work,
  visit,
}
