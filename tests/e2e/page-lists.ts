import { type Area, hasHtml, type PageName, pageNames, pagesOf } from './addresses.ts'

/*
 * The pages that tests visit one by one, by their names in the site's table of addresses. A
 * page that is missing from a list where it belongs fails tests/unit/page-lists.test.ts.
 */

const usersArea: readonly PageName[] = ['adminDashboard', 'adminUsers', 'adminReferrals']

/** The pages that axe checks as they open, in the tests of each part of the site. */
export const pagesForAxe = {
  visitors: pagesOf('public'),
  members: pagesOf('member'),
  users: usersArea,
  catalogue: pagesOf('admin').filter((name) => !usersArea.includes(name)),
} as const

/**
 * The pages that a tab visits that is left open all day. Two addresses of the same page must not follow each
 * other: only the text of the heading would change.
 */
export const walks: Record<Area, readonly PageName[]> = {
  public: [
    'home',
    'about',
    'services',
    'study',
    'job',
    'visitingVisa',
    'immigration',
    'premium',
    'contact',
    'policy',
    'latest',
    'search',
    'register',
    'login',
    'forget',
    'registerInvited',
    'country',
    'latestJobs',
    'countryDetails',
    'jobApplication',
    'product',
    'shortlist',
    'compare',
    'plan',
    'checkOffer',
    'verify',
    'yourData',
  ],
  member: [...pagesOf('member'), 'premium'],
  admin: pagesOf('admin'),
}

/** Pages that show nothing from the API, and so have none of the states of a page with data. */
export const withoutData: readonly PageName[] = [
  ...pageNames
    .filter(hasHtml)
    .filter((name) => !['home', 'latest', 'compare', 'search'].includes(name)),
  'registerInvited',
  // The same page as country.
  'countryDetails',
  // Shows what a search found.
  'product',
  'adminCreateCategory',
  'adminCreateCountry',
]

/** Pages that the fault tests leave out: they make no call, or only calls that another page makes too. */
export const withoutCall: readonly PageName[] = [
  'about',
  'services',
  'policy',
  // The same forms as those of study, and of register with an invitation.
  'job',
  'visitingVisa',
  'immigration',
  'register',
  // The same page as country.
  'countryDetails',
  // Shows what a search found.
  'product',
  // They show what the browser has stored; their calls for names and pictures are those of other pages.
  'shortlist',
  'compare',
  'plan',
  'yourData',
  // Only texts and rules of the content.
  'checkOffer',
  'verify',
]

/**
 * Pages of the two lists above whose code asks the API all the same. A page that begins to do so is taken out of those
 * lists; it is entered here only if tests of another page see its states.
 */
export const withUntestedQuery: readonly PageName[] = [
  // Its code is that of jobApplication, which asks.
  'job',
  // The same page as country.
  'countryDetails',
  // Shows what a search found.
  'product',
  // They show what the browser has stored; the answers only complete names and pictures.
  'shortlist',
  'compare',
  'plan',
]
