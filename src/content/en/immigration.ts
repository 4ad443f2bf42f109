import { ukGraduateTwoYears } from '@/content/facts/immigration'
import { companyWords } from './company'
import { longDay } from './months'

/** The immigration page's words. Product 2, /immigration. */
export const immigration = {
  meta: {
    title: 'Immigration routes and requirements',
    description:
      'Skilled work, family, business, or study that leads to work: the main routes to live in another country, what each asks, and who decides.',
  },
  heading: 'Immigration',
  intro:
    'To live in another country for years you need a reason its law accepts: your skill, your family, your business, or studies you finished there.',
  form: {
    heading: 'Ask about immigration',
    intro: 'Tell us as much or as little as you like. Please do not send documents yet.',
    next: `Leave a phone number or an email, and we answer ${companyWords.replyTime}. You pay nothing for this.`,
  },
  requirementsHeading: 'The main routes',
  requirementsIntro:
    'These are examples, not the full list. If none fits, ask us whether another one does. Sometimes none does.',
  kinds: {
    skilled: 'Skilled',
    family: 'Family',
    business: 'Business',
    studyToWork: 'Study to work',
  },
  /** Before a country's name, which leads to its page. */
  onOurSite: 'On our site',
  warningHeading: 'Who may advise you',
  warning: {
    Canada: {
      text: 'Canada: anyone you pay for advice must be a lawyer, a notary in Quebec, or a licensed paralegal or consultant.',
      officialBody: 'College of Immigration and Citizenship Consultants',
    },
    Australia: {
      text: 'Australia: immigration help in Australia comes from registered migration agents or lawyers.',
      officialBody: 'Office of the Migration Agents Registration Authority',
    },
    'United Kingdom': {
      text: 'United Kingdom: advisers in the UK are registered with a public authority, or are lawyers.',
      officialBody: 'Immigration Advice Authority (gov.uk)',
    },
  },
  warningNote:
    'Ask us who will handle your file and under which licence, and look that person up before you pay.',
  /** Examples of routes, by the ids in the facts. Checked on the day in written-on.ts. */
  routes: {
    'canada-express-entry': {
      title: 'Express Entry',
      points: [
        'You make an online profile and get points, among other things for age, education, work and language.',
        'You need a language test and, for studies outside Canada, usually an assessment of your degree.',
        'Only people who are invited can apply. A profile alone is no promise.',
      ],
      officialBody: 'Immigration, Refugees and Citizenship Canada (IRCC)',
    },
    'australia-skilled': {
      title: 'Skilled visas through SkillSelect',
      points: [
        'Your occupation must be on the list, and an Australian body must assess your skills.',
        'You tell the government that you are interested, and wait for an invitation.',
        'Age, English and points all count.',
      ],
      officialBody: 'Australian Department of Home Affairs',
    },
    'germany-blue-card': {
      title: 'EU Blue Card',
      points: [
        'You need a job offer that fits your degree, with a salary above a fixed amount.',
        'Your degree must be recognised in Germany or comparable to a German one.',
        'Some IT specialists can qualify through experience instead of a degree.',
      ],
      officialBody: 'Make it in Germany',
    },
    'germany-family': {
      title: 'Joining your husband or wife',
      points: [
        'The person in Germany needs a residence permit, and usually a home and an income for both.',
        'You usually show basic German (A1). There are exceptions.',
        'Marriage papers must be in order, with translations.',
      ],
      officialBody: 'German Missions in India',
    },
    'uk-family': {
      title: 'Family visa',
      points: [
        'For partners, parents and children of people who live in the UK with the right status.',
        'There is a minimum income for couples, unless an exception applies.',
        'You show that the relationship is real, and you prove your English.',
      ],
      officialBody: 'UK Home Office (gov.uk)',
    },
    'uk-business': {
      title: 'Innovator Founder visa',
      points: [
        'For people who start a new business that is different from those on the market.',
        'An approved body must endorse your plan first.',
        'You show money to live on, and good English.',
      ],
      officialBody: 'UK Home Office (gov.uk)',
    },
    'netherlands-start-up': {
      title: 'Start-up permit',
      points: [
        'A permit of one year to start a new and innovative business.',
        'You work with an experienced guide in the Netherlands, called a facilitator.',
        'After the year you can apply to go on as self-employed.',
      ],
      officialBody: 'Immigration and Naturalisation Service (IND)',
    },
    'uk-graduate': {
      title: 'Graduate visa',
      points: [
        'For people who have finished an eligible course in the UK on a student visa.',
        'You apply from inside the UK, before the student visa ends.',
        'You may work or look for work. The visa cannot be extended, but you can change to another.',
        `It lasts 18 months, or three years after a doctorate. You get two years only if you apply by ${longDay(ukGraduateTwoYears)}.`,
      ],
      officialBody: 'UK Home Office (gov.uk)',
    },
    'canada-graduate': {
      title: 'Post-graduation work permit',
      points: [
        'For graduates of an eligible course at an eligible school. Many courses of colleges count only in certain fields: check before you enrol.',
        'You also need a language test.',
        'How long it lasts depends mostly on the length of your course.',
        'You can have this permit only once.',
      ],
      officialBody: 'Immigration, Refugees and Citizenship Canada (IRCC)',
    },
    'germany-graduate': {
      title: 'Looking for work after a German degree',
      points: [
        'Graduates of a German university can stay for up to 18 months to look for work that fits their degree.',
        'You may take any job while you look.',
        'You apply at the local immigration office before your study permit ends.',
      ],
      officialBody: 'Make it in Germany',
    },
  },
} as const
