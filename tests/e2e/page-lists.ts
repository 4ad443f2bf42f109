import { type Area, type PageName, pagesOf } from './addresses.ts'

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
  ],
  member: [...pagesOf('member'), 'premium'],
  admin: pagesOf('admin'),
}
