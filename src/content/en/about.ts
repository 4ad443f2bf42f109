import { agentFraudNumber, cyberFraudNumber } from '@/content/facts/about'
import { company } from '@/content/facts/company'
import { companyWords } from './company'

/** The about page's words. Product 2, /about. */
export const about = {
  meta: {
    title: 'About us',
    description:
      'Who we are, how we work, what we never do, and how to check on us before you pay. We are a consultancy in Kerala, not a recruitment company.',
  },
  heading: 'About us',
  intro: `${company.name} is an education and immigration consultancy in Kerala, India. People come to us before they study, work, visit or settle abroad.`,
  who: {
    heading: 'Who we are',
    paragraphs: [
      'We explain the rules of other countries in plain words, and help you choose a way, put your papers in order and get ready for your appointment.',
      companyWords.legalBanner,
      'You pay us for advice and work on your papers, never for a job. You cannot pay anyone for a visa decision.',
    ],
  },
  how: {
    heading: 'How we work',
    points: [
      { title: 'First we listen', text: 'The first talk is free and you sign nothing.' },
      {
        title: 'Then we write it down',
        text: 'You get the plan and all the fees on paper, and time to think.',
      },
      {
        title: 'You stay in charge',
        text: 'You read and sign your own application. We submit nothing you have not seen.',
      },
      {
        title: 'You hear the bad news too',
        text: 'If your chances are poor, we say so. If you are refused, we read the reason with you.',
      },
    ],
    link: 'See the five steps',
  },
  never: {
    heading: 'What we never do',
    points: [
      {
        title: 'Promise a visa',
        text: 'Only the country’s government decides. Nobody can guarantee its answer.',
      },
      {
        title: 'Keep your passport',
        text: 'It belongs to you. We work from copies and hand back what you bring the same day.',
      },
      {
        title: 'Ask for cash without a receipt',
        text: 'If anyone does so in our name, do not pay. Call us.',
      },
      {
        title: 'Sell job offers',
        text: 'We are not a recruitment company. A real employer does not sell its jobs.',
      },
      {
        title: 'Make up papers',
        text: 'We do not change, borrow or invent documents. One false paper can end your plan.',
      },
    ],
  },
  name: {
    heading: 'Why we are called Uru',
    paragraphs: [
      'An uru is a wooden ship. Shipwrights of Beypore, near Kozhikode, have built them by hand for centuries.',
      'Uru carried people and goods from Kerala to Arabia and back. Those who sailed needed a strong ship, a good map and someone who told them the truth about the weather. We try to be that someone.',
    ],
  },
  check: {
    heading: 'How to check on us',
    intro: 'Do this with us and with everyone else, before you pay.',
    points: [
      {
        title: 'Look up our registration',
        text: 'Search for the numbers below on the official sites.',
      },
      {
        title: 'Visit the office',
        text: 'Come in office hours, no appointment needed, and see who works here.',
      },
      {
        title: 'Ask for the licence',
        text: 'An adviser for Canada needs a licence; Australia and the UK register advisers. Ask for the number and look it up.',
      },
      {
        title: 'Read the official page',
        text: 'We give you its address. If we and the page disagree, the page is right: tell us.',
      },
    ],
    verify: 'Everything you can check about us',
    links: {
      companies: 'Companies in India: Ministry of Corporate Affairs',
      gst: 'GST numbers: GST portal',
      recruiters: 'Licensed recruiting agents: eMigrate',
    },
    cheated: {
      heading: 'If someone has cheated you',
      text: `Have you paid? Call ${cyberFraudNumber} and your bank first. Cheated by an agent: ${agentFraudNumber} (Kerala Police and NORKA). Keep every message and receipt. Report it to the police or on the portal below. For a job abroad, also tell the Protector of Emigrants, on eMigrate.`,
      call: `Call ${cyberFraudNumber}`,
      callAgent: `Call ${agentFraudNumber}`,
      link: 'National Cyber Crime Reporting Portal',
    },
    sampleNote: 'These registration numbers are samples.',
  },
  reachHeading: 'Come and see us',
} as const
