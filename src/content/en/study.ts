import { companyWords } from './company'

/** The study page's words. Product 2, /study. */
export const study = {
  meta: {
    title: 'Study abroad and study visas',
    description:
      'What you need for a study visa, which papers to start early, and notes for nine countries with the official page for each. Ask us for free.',
  },
  heading: 'Study abroad',
  intro:
    'First you need a place at a college. Then show that you can pay and that you mean to study.',
  form: {
    heading: 'Ask about a study visa',
    intro: 'Only your name and phone number are needed. Please do not send documents yet.',
    next: `We call you ${companyWords.replyTime}. You pay nothing for this call.`,
  },
  documentsHeading: 'Papers almost every country asks for',
  documentsIntro:
    'Start with the ones that take longest: passport, language test and proof of money.',
  countriesHeading: 'What is different in each country',
  /** Before a country's name, which leads to its page and jobs there. */
  onOurSite: 'On our site',
  warningHeading: 'Check the college yourself',
  warning: [
    'Look the college up on the official list of its country. If it is not there, pay nothing and ask the embassy.',
    'Pay tuition into the account of the college or through the service that its own website names, never to a person.',
    'Never buy a bank statement, a mark list or a test result. A false paper can get you refused and banned for years.',
  ],
  /** For those who want to be doctors in India; `officialBody` is who decides, and whose page is linked. */
  doctors: {
    text: 'To be a doctor in India later, you need NEET first. Then come at least 54 months of study in English, and 12 of internship at the same place. The degree must allow you to practise there too. Back in India come a screening test (FMGE, or NExT once it replaces that) and 12 months of internship. Read this before you pay.',
    officialBody: 'National Medical Commission',
  },
  /** What differs from country to country. Checked on the day in written-on.ts. */
  notes: {
    Germany: {
      points: [
        'Most applicants from India need an APS certificate before they apply for the visa.',
        'You show the money for your stay, often in a blocked account.',
        'Many public universities charge no tuition, only a fee each semester.',
      ],
      officialBody: 'German Missions in India',
    },
    'United Kingdom': {
      points: [
        'You need a CAS number from a college that is a licensed student sponsor.',
        'From India you take a tuberculosis test at an approved clinic for a stay of more than six months.',
        'You pay the immigration health charge with the visa application.',
        'Your family cannot come along, except on a PhD, a research degree or a government scholarship.',
      ],
      officialBody: 'UK Home Office (gov.uk)',
    },
    Canada: {
      points: [
        'You need a letter of acceptance from a designated learning institution (DLI). The list is public.',
        'Many also need an attestation letter from the province, not for a master’s or doctorate at a public university.',
        'You show money for tuition, living costs and travel.',
      ],
      officialBody: 'Immigration, Refugees and Citizenship Canada (IRCC)',
    },
    Australia: {
      points: [
        'The student visa is called subclass 500. You need a Confirmation of Enrolment.',
        'You answer questions that show you are a genuine student.',
        'You need Overseas Student Health Cover for the whole stay.',
      ],
      officialBody: 'Australian Department of Home Affairs',
    },
    USA: {
      points: [
        'The college sends you a form called I-20. Only certified schools can do so.',
        'You pay the SEVIS fee, then apply for an F-1 visa.',
        'Nearly all have an interview, in their own country or where they live.',
      ],
      officialBody: 'Study in the States, U.S. Department of Homeland Security',
    },
    Ireland: {
      points: [
        'Your course must be one that Ireland accepts for study visas.',
        'You show money to live on, and that you have paid the part of the fees that Ireland asks for.',
        'After you arrive you register your stay.',
      ],
      officialBody: 'Immigration Service Delivery, Ireland',
    },
    France: {
      points: [
        'Students from India first apply through Campus France, with an interview.',
        'Then you apply for a long-stay student visa.',
        'You confirm the visa online after you arrive.',
      ],
      officialBody: 'Campus France India',
    },
    Italy: {
      points: [
        'You enrol beforehand on the Universitaly website.',
        'You then apply for a national study visa.',
        'After you arrive you ask for a residence permit within eight working days.',
      ],
      officialBody: 'Universitaly, Italian Ministry of University and Research',
    },
    Netherlands: {
      points: [
        'The college applies for your entry visa and residence permit.',
        'It must be a recognised sponsor. The list is public.',
        'You show the money for your stay before the college sends the application.',
      ],
      officialBody: 'Immigration and Naturalisation Service (IND)',
    },
  },
} as const
