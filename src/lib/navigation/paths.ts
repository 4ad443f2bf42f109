import { encodePart } from '@/lib/text/encode'

const fixed = (path: string) => ({ path, href: () => path })

const withId = (path: `${string}:id`) => ({
  path,
  href: (id: string) => path.replace(':id', encodePart(id)),
})

/**
 * Every address of the site: `path` is the pattern for the router, `href` builds a link.
 * Product 2, Screens and routes.
 */
export const paths = {
  home: fixed('/'),
  about: fixed('/about'),
  contact: fixed('/contact'),
  services: fixed('/services'),
  study: fixed('/study'),
  job: fixed('/job'),
  jobApplication: withId('/job/:id'),
  visitingVisa: fixed('/visiting-visa'),
  immigration: fixed('/immigration'),
  premium: fixed('/premium'),
  policy: fixed('/policy'),
  login: fixed('/login'),
  register: fixed('/register'),
  registerInvited: withId('/register/:id'),
  forget: fixed('/forget'),
  country: withId('/country/:id'),
  countryDetails: withId('/country-details/:id'),
  search: {
    path: '/search',
    href: (keyword = '') => (keyword ? `/search?q=${encodePart(keyword)}` : '/search'),
  },
  product: withId('/product/:id'),
  latest: fixed('/latest'),
  latestJobs: withId('/latestjobs/:id'),
  userDashboard: fixed('/dashboard/user'),
  userProfile: fixed('/dashboard/user/profile'),
  userReferrals: fixed('/dashboard/user/refferal'),
  adminDashboard: fixed('/dashboard/admin'),
  adminCreateCategory: fixed('/dashboard/admin/create-category'),
  adminCreateCountry: fixed('/dashboard/admin/create-country'),
  adminUpdateCountry: withId('/dashboard/admin/updateCountry/:id'),
  adminUsers: fixed('/dashboard/admin/users'),
  adminReferrals: withId('/dashboard/admin/ref/:id'),
  adminWorks: fixed('/dashboard/admin/works'),
  adminLatestCategories: fixed('/dashboard/admin/latestcoun'),
  adminCountries: fixed('/dashboard/admin/countries'),
  adminUpdateWorks: withId('/dashboard/admin/updatenews/:id'),
} as const
