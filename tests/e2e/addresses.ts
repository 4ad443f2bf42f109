import type { APIRequestContext } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import type { sampleLogins } from '../local-api/logins.ts'

type Paths = typeof paths
export type PageName = keyof Paths
type NameWithId = {
  [N in PageName]: Paths[N] extends { path: `${string}:id` } ? N : never
}[PageName]

/** Who sees a page, the visitor first. */
export const areas = ['public', 'member', 'admin'] as const

export type Area = (typeof areas)[number]

/** How each area is entered; a visitor needs no login. */
export const logins = { public: null, member: 'member', admin: 'admin' } as const satisfies Record<
  Area,
  keyof typeof sampleLogins | null
>

/** Something to look at on every page whose address has an id: a new page without one is no program. */
async function sampleIds(request: APIRequestContext): Promise<Record<NameWithId, string>> {
  const [country] = await (await request.get('/api/v1/country/getCountry')).json()
  const { category } = await (await request.get('/api/v1/category/get-category')).json()
  const { works } = await (
    await request.get(`/api/v1/work/work-category/${category[0]._id}`)
  ).json()
  const { users } = await (await request.get('/local/state')).json()
  const rahul = users.find(({ name }: { name: string }) => name === 'Rahul Menon')
  return {
    jobApplication: works[0]._id,
    registerInvited: 'URU-ANJALI',
    country: country._id,
    countryDetails: country._id,
    // Opened from a search only, see there; without one, the 404.
    product: 'unknown',
    latestJobs: category[0]._id,
    adminUpdateCountry: country._id,
    adminReferrals: rahul._id,
    adminUpdateWorks: category[0]._id,
  }
}

const areaOf = (address: string): Area => {
  if (address.startsWith('/dashboard/admin')) return 'admin'
  return address.startsWith('/dashboard/') ? 'member' : 'public'
}

/** Every page of the site's own table of addresses. */
export const pageNames = Object.keys(paths).filter((name): name is PageName => name in paths)

/** The pages of one area. */
export const pagesOf = (area: Area): PageName[] =>
  pageNames.filter((name) => areaOf(paths[name].path) === area)

/** Whether the build writes HTML for the page; the others are answered with the shell. */
export const hasHtml = (name: PageName): boolean =>
  areaOf(paths[name].path) === 'public' && !paths[name].path.includes(':')

/** Whether search engines may show the page: what a search finds is nothing to be found. */
export const isListed = (name: PageName): boolean => hasHtml(name) && name !== 'search'

/** An address that no page answers. */
export const UNKNOWN = '/no-such-page'

type AddressOf = (name: PageName) => string

type Addresses = Record<Area, string[]> & {
  /** A page of the table, with an id in its address where it needs one. */
  addressOf: AddressOf
}

/** What a case of its own looks at: the address of some is known once the API was asked for ids. */
export type Visit = { title: string; address: (addressOf: AddressOf) => string }

/** A page of the table. */
export const visitTo = (name: PageName): Visit => ({
  title: paths[name].path,
  address: (addressOf) => addressOf(name),
})

/** An address as it stands. */
export const visitAt = (address: string): Visit => ({ title: address, address: () => address })

/** Every address of the site, from the site's own table, by who may open it. */
export async function everyAddress(request: APIRequestContext): Promise<Addresses> {
  const ids: Partial<Record<string, string>> = await sampleIds(request)
  const addressOf: AddressOf = (name) => paths[name].path.replace(':id', ids[name] ?? '')
  const all = [...pageNames.map(addressOf), paths.search.href('germany'), UNKNOWN]
  const of = (area: Area) => all.filter((address) => areaOf(address) === area)
  return { addressOf, public: of('public'), member: of('member'), admin: of('admin') }
}
