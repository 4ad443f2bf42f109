import { type Area, hasHtml, type PageName, pageNames, pagesOf } from './addresses.ts'

/*
 * The pages that tests go through one by one, by their names in the site's table of addresses. A
 * page that is missing where it should be fails tests/unit/page-lists.test.ts.
 */

const usersArea: readonly PageName[] = ['adminDashboard', 'adminUsers', 'adminReferrals']

/** What axe looks at as it stands, in the tests of each part of the site. */
export const lookedOver = {
  visitors: pagesOf('public'),
  members: pagesOf('member'),
  users: usersArea,
  catalogue: pagesOf('admin').filter((name) => !usersArea.includes(name)),
} as const

/**
 * Where the tab that is left open all day goes. Two addresses of one page stand apart, or its
 * heading would only change its words.
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

/** Pages that the fault tests pass over: they make no call, or only one that another makes too. */
export const withoutCall: readonly PageName[] = [
  'about',
  'services',
  'policy',
  // The same forms as study, and register with an invitation.
  'job',
  'visitingVisa',
  'immigration',
  'register',
  // The same page as country.
  'countryDetails',
  // Shows what a search found.
  'product',
  // They show what the browser keeps; the calls for names and pictures are those of other pages.
  'shortlist',
  'compare',
  'plan',
  'yourData',
  // Words and rules of the content alone.
  'checkOffer',
  'verify',
]
