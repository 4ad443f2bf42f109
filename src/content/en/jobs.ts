import { companyWords } from './company'

/** The job page's words. Product 2, /job. */
export const jobs = {
  meta: {
    title: 'Job consulting and requirements',
    description:
      'How work visas and job seeker visas work in eight countries, which papers you need, and how to spot a fake offer.',
  },
  /** On /job/:id, once the work is known. */
  titleFor: (work: string) => `Apply for ${work}`,
  /** The same in the description: the work, what it asks for, what the page is for. */
  describe: (parts: readonly string[]) => parts.join('. '),
  heading: 'Job consulting',
  intro: 'Most countries want a job offer before the visa. A few let you come to look for work.',
  notRecruiter:
    'We are a consultancy, not a recruitment company. We do not sell jobs or hire for employers.',
  form: {
    heading: 'Ask about working abroad',
    intro: 'Only your name and phone number are needed. Please do not send documents yet.',
    next: `We call you ${companyWords.replyTime}. You pay nothing for this call.`,
  },
  /** In the place of the work that a person applies for. */
  applied: {
    loading: 'Looking up the job',
    failed: 'The name of the job did not load. You can still send us your question.',
  },
  requirementsHeading: 'What each country asks for',
  requirementsIntro: 'Open a country. Where the official page differs, it is right.',
  warningHeading: 'Before you pay anyone for a job',
  warning: [
    'A real job offer is never for sale. If someone asks for money for one, stop.',
    'Agents who recruit in India for jobs abroad need a government licence. Look yours up on eMigrate.',
    'Write to the employer at the address on its own website: is the offer real?',
    'A tourist visa is not a work visa. Let nobody send you abroad to work on one.',
  ],
  /** Opens the rest of the warning, where it is folded. */
  warningMore: 'Three more things to know',
  warningCheck: 'Check an offer that you got',
  warningOfficialBody: 'eMigrate, Ministry of External Affairs (Protector of Emigrants)',
  /** The main points by country; `route` is the usual visa or permit, by its official name. */
  requirements: {
    Germany: {
      route: 'Skilled worker visa, EU Blue Card or Opportunity Card',
      points: [
        'With a job offer: a skilled worker visa or, above a fixed salary, the EU Blue Card.',
        'Without one: the Opportunity Card lets you look for work for up to a year. You need a degree or training of two years or more, and money to live on.',
        'If Germany does not recognise it, you also need points, and basic German (A1) or good English (B2).',
        'Nurses and some others need their training recognised before they may work.',
      ],
      officialBody: 'Make it in Germany',
    },
    Austria: {
      route: 'Red-White-Red Card',
      points: [
        'Points count for training, work experience, languages and age.',
        'Most groups need a job offer first. Skilled workers in shortage jobs have their own list.',
        'Very highly qualified people can ask for a visa to look for work.',
      ],
      officialBody: 'Migration.gv.at, Government of Austria',
    },
    Sweden: {
      route: 'Work permit',
      points: [
        'You need a job offer first. The pay must reach a minimum that the government sets.',
        'Your employer starts the application and you complete it.',
        'People with an advanced degree can ask for a permit to look for work or start a business.',
      ],
      officialBody: 'Swedish Migration Agency',
    },
    Ireland: {
      route: 'Critical Skills or General Employment Permit',
      points: [
        'You need a job offer and an employment permit. You or the employer can apply for it.',
        'Jobs on the Critical Skills list have easier rules. Some jobs get no permit at all.',
        'When you have the permit, you apply for the visa.',
      ],
      officialBody: 'Department of Enterprise, Tourism and Employment, Ireland',
    },
    Netherlands: {
      route: 'Highly skilled migrant permit',
      points: [
        'The employer applies for you and must be a recognised sponsor. The list is public.',
        'Your salary must reach a fixed amount, which changes every year.',
        'Graduates of some universities can ask for one year to look for work.',
      ],
      officialBody: 'Immigration and Naturalisation Service (IND)',
    },
    Poland: {
      route: 'Work permit and national visa (type D)',
      points: [
        'The work permit comes from the office of the province (voivode). Only your employer in Poland can apply for it.',
        'With the permit you apply to the Polish consulate in India for a national visa (type D).',
        'Check that the employer and the job on the permit are real before you travel.',
      ],
      officialBody: 'Embassy of Poland in India',
    },
    'United Kingdom': {
      route: 'Skilled Worker visa',
      points: [
        'You need a job from an employer with a Home Office licence. The list is public.',
        'It gives you a certificate of sponsorship. Do not pay anyone for one.',
        'Most jobs must be at degree level, the pay at a fixed level, and your English good (B2).',
        'Care workers and senior care workers from abroad get no visa any more. Whoever sells you such a job is cheating you. Nurses can still get the Health and Care Worker visa: it costs less, with no health charge.',
      ],
      officialBody: 'UK Home Office (gov.uk)',
    },
    Canada: {
      route: 'Work permit',
      points: [
        'Most people need a job offer. Often the employer also needs a paper called an LMIA.',
        'Only lawyers, licensed paralegals and consultants, and notaries in Quebec may take money for advice. You can look them up.',
      ],
      officialBody: 'Immigration, Refugees and Citizenship Canada (IRCC)',
    },
  },
} as const
