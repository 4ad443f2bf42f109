/** A screen of the admin area: its address, the call whose answer it shows, and a row of it. */
export type Screen = { path: string; call?: string; row?: string }

const CARD = '#main ul h2'
const COUNTRIES = '/country/getCountry'
const CATEGORIES = '/category/get-category'
const USERS = '/auth/getusers'

type Ids = { country: string; category: string; user: string }

/** All ten screens, one of them also with all it can show; the ids are of records that the local API has. */
export const screens = ({ country, category, user }: Ids): Screen[] => [
  { path: '/dashboard/admin', call: USERS, row: '#main svg[role="img"]' },
  { path: '/dashboard/admin/users', call: USERS, row: '#main tbody tr' },
  {
    path: `/dashboard/admin/ref/${user}`,
    call: `/auth/getoneuser/${user}`,
    row: '#main tbody tr',
  },
  { path: '/dashboard/admin/countries', call: COUNTRIES, row: CARD },
  { path: '/dashboard/admin/create-country' },
  { path: `/dashboard/admin/updateCountry/${country}` },
  { path: '/dashboard/admin/latestcoun', call: CATEGORIES, row: CARD },
  { path: '/dashboard/admin/latestcoun?all=1', call: CATEGORIES, row: CARD },
  { path: '/dashboard/admin/create-category' },
  { path: '/dashboard/admin/works' },
  { path: `/dashboard/admin/updatenews/${category}` },
]
