import type { Fault } from '../local-api/faults'

const ID = '65f0000000000000000000aa'

/** What a hostile or broken API puts into every text that the site reads. */
export type Hostile = { name: string; email?: string; text?: string; photo?: string }

const userOf = ({ name, email = name }: Hostile) => ({
  _id: ID,
  name,
  email,
  phone: name,
  usercode: name,
  role: 0,
})

/** The stored login of a person with this name. */
export function hostileLogin(user: object, token: string, { name }: Hostile): string {
  return JSON.stringify({ user: { ...user, name, usercode: name }, token })
}

/** Rules for the local API: every list and record that it returns contains these texts. */
export function hostileAnswers(hostile: Hostile): Fault[] {
  const { name, text = name, photo = '' } = hostile
  const user = userOf(hostile)
  const record = { _id: ID, name, photo, description: text, details: text, price: 9, category: ID }
  return [
    { path: '/country/getCountry', body: [record] },
    { path: '/country/getoneCountry', body: record },
    { path: '/category/get-category', body: { success: true, category: [record] } },
    { path: '/work/work-category', body: { success: true, works: [record] } },
    { path: '/work/getone-work', body: { success: true, data: record } },
    { path: '/product/search', body: [record] },
    { path: '/auth/getusers', body: [user] },
    { path: '/auth/getoneuser', body: { data: user, referredUsers: [{ ...user, _id: 'other' }] } },
  ]
}

/** The shortlist with one item of each kind. */
export function hostileShortlist({ name }: Hostile): string {
  return JSON.stringify(['country', 'work', 'product'].map((kind) => ({ kind, id: ID, name })))
}

type Visit = { who: 'visitor' | 'member' | 'admin'; address: string }

const visits = (who: Visit['who'], ...addresses: string[]): Visit[] =>
  addresses.map((address) => ({ who, address }))

/** The pages that show texts of the API, and who visits them. */
export const hostileVisits: Visit[] = [
  ...visits('visitor', '/', `/country/${ID}`, '/latest', `/latestjobs/${ID}`, `/job/${ID}`),
  ...visits('visitor', `/product/${ID}`, '/search?q=hit#shortlist', '/shortlist'),
  ...visits('member', '/dashboard/user', '/dashboard/user/profile', '/dashboard/user/refferal'),
  ...visits('admin', '/dashboard/admin/users', `/dashboard/admin/ref/${ID}`),
  ...visits('admin', '/dashboard/admin/countries', `/dashboard/admin/updateCountry/${ID}`),
  ...visits('admin', '/dashboard/admin/latestcoun', `/dashboard/admin/updatenews/${ID}`),
  ...visits('admin', `/dashboard/admin/updatenews/${ID}?edit=${ID}`),
]
