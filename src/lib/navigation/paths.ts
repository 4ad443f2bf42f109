import { encodePart } from '@/lib/text/encode'

const fixed = (path: string) => ({ path, href: () => path })

const withId = (path: `${string}:id`) => ({
  path,
  href: (id: string) => path.replace(':id', encodePart(id)),
})

/** What a link can fill in on the plan page: the purpose, the country's id, the papers that are ready. */
type KnownOfPlan = { purpose?: string; country?: string; papers?: readonly string[] }

function planHref({ purpose, country, papers = [] }: KnownOfPlan = {}): string {
  const query = [
    purpose && `for=${purpose}`,
    country && `where=${encodePart(country)}`,
    papers.length > 0 && `papers=${papers.map(encodePart).join(',')}`,
  ].filter(Boolean)
  return query.length > 0 ? `/plan?${query.join('&')}` : '/plan'
}

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
  shortlist: fixed('/shortlist'),
  compare: {
    path: '/compare',
    href: (ids: readonly string[] = []) =>
      ids.length > 0 ? `/compare?with=${ids.map(encodePart).join(',')}` : '/compare',
  },
  plan: { path: '/plan', href: planHref },
  checkOffer: fixed('/check-an-offer'),
  verify: fixed('/verify'),
  yourData: fixed('/your-data'),
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
