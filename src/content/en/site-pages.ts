import { navigation } from './navigation'

const { side, quick } = navigation

/**
 * The pages that a search leads to, in the words of the menus and of the pages themselves. Product 2, Search
 * results.
 */
export const sitePages = {
  heading: 'On this site',
  pages: {
    visitingVisa: {
      name: side.visitingVisa,
      line: 'For a holiday, a family visit or a short business trip',
    },
    study: {
      name: quick.study,
      line: 'What you need for a study visa, which papers to start early',
    },
    job: {
      name: side.job,
      line: 'How work visas and job seeker visas work in eight countries',
    },
    immigration: {
      name: 'Immigration',
      line: 'The main routes to live in another country, what each asks, and who decides',
    },
    services: {
      name: side.services,
      line: 'The five steps from first talk to flight: what you bring and what we do at each one',
    },
    plan: {
      name: navigation.plan,
      line: 'What to do by when, what it costs and which papers you need',
    },
    checkOffer: {
      name: navigation.checkOffer,
      line: 'Is the job, the agent, the college or the message real?',
    },
    verify: {
      name: navigation.verify,
      line: 'Who we are and what we are not, our numbers and where to look each one up',
    },
    premium: {
      name: 'Premium membership',
      line: 'Early updates, priority support, referral bonuses and a discount on filing for one year',
    },
    contact: {
      name: side.contact,
      line: 'Call, write or visit our office in Kozhikode, Kerala',
    },
    about: {
      name: side.about,
      line: 'Who we are, how we work, what we never do',
    },
    latest: {
      name: side.latest,
      line: 'The newest job categories first',
    },
    compare: {
      name: 'Compare countries',
      line: 'Two to four countries side by side',
    },
    shortlist: {
      name: navigation.shortlist,
      line: 'The countries, jobs and courses you saved, with your own notes',
    },
    forget: {
      name: 'Reset your password',
      line: 'Three short steps: your email, the code we send you, a new password',
    },
    login: {
      name: 'Log in',
      line: 'See your membership, your referral link and your profile',
    },
    register: {
      name: 'Register',
      line: 'Make a free account with your name, email and phone number',
    },
    policy: {
      name: navigation.policy,
      line: 'Our terms, our refund rule, and why we are not a recruitment company',
    },
    yourData: {
      name: 'Your data',
      line: 'What this browser keeps for our website, and what you can ask of us',
    },
  },
} as const
