import { paths } from '@/lib/navigation/paths'

/** A screen of the admin area: its address, the call whose answer it shows, and a row of it. */
export type Screen = { path: string; call?: string; row?: string }

const CARD = '#main ul h2'
const COUNTRIES = '/country/getCountry'
const CATEGORIES = '/category/get-category'
const USERS = '/auth/getusers'

type Ids = { country: string; category: string; user: string }

/** All screens, one of them also with all its rows; the ids are of records that the local API has. */
export const screens = ({ country, category, user }: Ids): Screen[] => [
  { path: paths.adminDashboard.href(), call: USERS, row: '#main svg[role="img"]' },
  { path: paths.adminUsers.href(), call: USERS, row: '#main tbody tr' },
  {
    path: paths.adminReferrals.href(user),
    call: `/auth/getoneuser/${user}`,
    row: '#main tbody tr',
  },
  { path: paths.adminCountries.href(), call: COUNTRIES, row: CARD },
  { path: paths.adminCreateCountry.href() },
  { path: paths.adminUpdateCountry.href(country) },
  { path: paths.adminLatestCategories.href(), call: CATEGORIES, row: CARD },
  { path: `${paths.adminLatestCategories.href()}?all=1`, call: CATEGORIES, row: CARD },
  { path: paths.adminCreateCategory.href() },
  { path: paths.adminWorks.href() },
  { path: paths.adminUpdateWorks.href(category) },
]
