import { visaDays } from '@/content/facts/plan-offices'
import type { StepWords } from './plan-steps'

/** What a country says otherwise about steps, by the step's id. Product 10, Plans. */
export type Changes = Readonly<Record<string, Partial<StepWords>>>

/** What the countries of the Schengen area say of a visit's visa, unless they say their own. */
export const schengenVisa = {
  text: `You can apply from six months before the journey; apply at least ${visaDays.schengen.usual} days before it. The rules give the office ${visaDays.schengen.usual} days, or ${visaDays.schengen.longest} if it has to look closer. With a visa you need no ETIAS: whoever sells you one is cheating you.`,
}

/** To be read before a deposit is paid: as in the usual step, whose text those of a country replace. */
export const deposit =
  'First ask in writing: do you get the deposit back if the visa is refused? Pay into the account of the college or through the service that its own website names, never to a person.'

/** The appointment, where the papers go in online before it. */
export const online = {
  title: 'Apply online, then book the appointment',
  text: 'Fill in the application on the official page, add your papers and pay. Only then can you book.',
}

/** The visa, where that is so. */
export const appointment = { title: 'Go to the appointment and wait for the visa' }

/** The appointment, where a letter asks for it after the application. */
export const fingerprints = {
  title: 'Apply online, then give your fingerprints',
  text: 'Fill in the application on the official page, add your papers and pay. Give your fingerprints when the letter asks for it, at the centre that it names.',
}

/** Of a visa that nothing is left to do for. */
export const waiting = 'The office publishes how long it takes at the moment.'

/** The appointment for a German national visa. */
export const germanPortal = {
  ...online,
  text: 'Fill in the application in the Consular Services Portal (digital.diplo.de) and add your papers. You can book when the mission has looked at them.',
}

/** What to do with a British visa, which is on no paper, before flying. */
const eVisa =
  'Once the decision is there. Your visa is an eVisa: make a UKVI account, link the passport you travel with, and look at the eVisa before you fly.'

/** The flight with a British visa. */
export const ukFlight = { text: `${eVisa} Book a place to stay.` }

/** The visa office has seen the booking, or the host's letter. */
const bookedStay = 'If your days change, change the booking or tell your host.'

/** What a visit says otherwise about the usual steps, wherever it goes. */
export const visitSteps: Changes = {
  flight: {
    title: 'Book the flight',
    text: `Once the visa is there. ${bookedStay}`,
    late: 'Book a ticket that you can change.',
  },
}

/** The flight of a visit with a British visa. */
export const ukVisitFlight = { text: `${eVisa} ${bookedStay}` }

/** Where an interview for a visa of the United States is booked. */
export const usaBooking =
  'Fill in the form DS-160. To book, start from in.usembassy.gov, the embassy’s own site: it leads to usvisascheduling.com. There are fake copies.'

/** The appointment and the visa of the United States. */
export const usaInterview = {
  appointment: {
    title: 'Book the interview for the visa',
    text: `${usaBooking} The wait for a free day can be very long and differs by city: look it up first.`,
  },
  visa: { title: 'Go to the interview and wait for the visa' },
}
