import { company } from './company'

interface PageMeta {
  title: string
  description: string
}

/** Comes after every page title but the home page's. */
export const titleSuffix = ` | ${company.name}`

/** The language and region of the site's words. */
export const siteLanguage = 'en-IN'

/**
 * Title and description of each page (keys as in lib/paths.ts, where the page has an address there), as search engines and shared links show them.
 * With the suffix a title stays under 60 characters; a description has 120 to 155.
 */
export const pageMeta = {
  home: {
    title: `${company.name}: study, work and travel abroad`,
    description:
      'Honest help from Kerala with study abroad, job consulting, visiting visas and immigration. Clear steps, written prices and a free first talk.',
  },
  about: {
    title: 'About us',
    description:
      'Who we are, how we work, what we never do, and how to check on us before you pay. We are a consultancy in Kerala, not a recruitment company.',
  },
  contact: {
    title: 'Contact us',
    description:
      'Call, write or visit our office in Kozhikode, Kerala. Tell us your question and read what happens next, before you share a single document.',
  },
  services: {
    title: 'Services, step by step',
    description:
      'Study, work, visit, immigration and business consultancy, and the five steps from first talk to flight: what you bring and what we do at each one.',
  },
  study: {
    title: 'Study abroad and study visas',
    description:
      'What you need for a study visa, which papers to start early, and notes for nine countries with the official page for each. Ask us for free.',
  },
  job: {
    title: 'Job consulting and requirements',
    description:
      'How work visas and job seeker visas work in eight countries, which papers you need, and how to spot a fake job offer before it costs you money.',
  },
  visitingVisa: {
    title: 'Visiting visas for 12 countries',
    description:
      'Visit family, see the world or meet clients. See which of 12 countries are open, what their visit visa is called and who decides about it.',
  },
  immigration: {
    title: 'Immigration routes and requirements',
    description:
      'Skilled work, family, business, or study that leads to work: the main routes to live in another country, what each asks, and who decides.',
  },
  premium: {
    title: 'Premium membership for one year',
    description:
      'Early updates, priority support, referral bonuses and a discount on filing for one year. Read what Premium does, and what it can never do.',
  },
  policy: {
    title: 'Privacy policy and terms',
    description:
      'What we ask you for, why, where it is kept and how to have it removed. Also our terms, our refund rule, and why we are not a recruitment company.',
  },
  login: {
    title: 'Log in',
    description:
      'Log in to see your membership, your referral link and your profile. New here? You can register in a minute. It is free and needs no documents.',
  },
  register: {
    title: 'Register',
    description:
      'Make a free account with your name, email and phone number. No passport, no bank details, no payment. You can add an invite code from a friend.',
  },
  forget: {
    title: 'Reset your password',
    description:
      'Forgot your password? Enter your email, type in the code we send you, and choose a new password. It takes three short steps and costs nothing.',
  },
  country: {
    title: 'Country guide',
    description:
      'Read about living, studying and working in this country, see which visas people ask us about, and send us your question. The first talk is free.',
  },
  search: {
    title: 'Search',
    description:
      'Search our countries, job categories and job details by name. Save what you like to your shortlist and come back to it when you are ready.',
  },
  latest: {
    title: 'Latest job categories',
    description:
      'The newest job categories first. Open one to see the work in it, read the details, and ask us how to apply. Looking around costs you nothing.',
  },
  latestJobs: {
    title: 'Jobs in this category',
    description:
      'See the work listed in this category and its details, then ask us about the one that fits you. The employer decides whom to hire, not we.',
  },
  product: {
    title: 'Search result',
    description:
      'Details and price of the result you picked from the search. Save it to your shortlist, or ask us about it before you decide on anything.',
  },
  shortlist: {
    title: 'Your shortlist',
    description:
      'The countries, jobs and results you have saved. The list is kept in this browser only, so nobody else sees it, and you can empty it any time.',
  },
  userDashboard: {
    title: 'Your dashboard',
    description:
      'Your membership at a glance: whether you are a Premium member, until when, and the people who registered with your referral link so far.',
  },
  userProfile: {
    title: 'Your profile',
    description:
      'Change your name, email, phone number or password. Use details that match your passport, so that your papers carry the same name everywhere.',
  },
  userReferrals: {
    title: 'Your referrals',
    description:
      'Copy your referral link and send it to friends and family. When they register through it, you see them in your dashboard and their status.',
  },
  adminDashboard: {
    title: 'Administration',
    description:
      'For the consultancy staff: members and subscribers at a glance, and the countries, categories and works that visitors see on the public pages.',
  },
  redirect: {
    title: 'Please log in',
    description:
      'This page is only for people who are logged in. We take you to the login page in a moment, and after you log in, back to the page you wanted.',
  },
  notFound: {
    title: 'Page not found',
    description:
      'There is no page at this address. It may have moved, or the link may be wrong. Go back to the page you came from, or start again at the home page.',
  },
} as const satisfies Record<string, PageMeta>

/** The names of the pages that have a title and a description. */
export type PageKey = keyof typeof pageMeta
