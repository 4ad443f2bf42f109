import type { APIRequestContext } from '@playwright/test'
import { paths } from '../../src/lib/navigation/paths.ts'
import type { sampleLogins } from '../local-api/logins.ts'

type Paths = typeof paths
export type PageName = keyof Paths
type NameWithId = {
  [N in PageName]: Paths[N] extends { path: `${string}:id` } ? N : never
}[PageName]

/** Who sees a page; visitors first. */
export const areas = ['public', 'member', 'admin'] as const

export type Area = (typeof areas)[number]

/** The login that each area needs; visitors need none. */
export const logins = { public: null, member: 'member', admin: 'admin' } as const satisfies Record<
  Area,
  keyof typeof sampleLogins | null
>

/** A sample id for every page with an id in its address; a new page that is missing here does not compile. */
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
    // Opened only from a search, which tests it; here the id gives the 404 page.
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

/** Whether the build writes HTML for the page; the others are served as the shell. */
export const hasHtml = (name: PageName): boolean =>
  areaOf(paths[name].path) === 'public' && !paths[name].path.includes(':')

/** Pages that say nothing to somebody who comes from a search engine. */
const unlisted = new Set<PageName>(['search', 'forget', 'shortlist'])

/** Whether search engines may list the page. */
export const isListed = (name: PageName): boolean => hasHtml(name) && !unlisted.has(name)

/** Pages that only somebody looks for who knows that they are there. */
const utilities = new Set<PageName>(['login', 'register', 'yourData'])

/** Whether the sitemap has the page. */
export const isInSitemap = (name: PageName): boolean => isListed(name) && !utilities.has(name)

/** An address that no page answers. */
export const UNKNOWN = '/no-such-page'

type AddressOf = (name: PageName) => string

type Addresses = Record<Area, string[]> & {
  /** The address of a page of the table, with an id if it needs one. */
  addressOf: AddressOf
}

/** A page with a test of its own: some addresses are only known once the API was asked for ids. */
export type Visit = { title: string; address: (addressOf: AddressOf) => string }

/** A visit to a page of the table. */
export const visitTo = (name: PageName): Visit => ({
  title: paths[name].path,
  address: (addressOf) => addressOf(name),
})

/** A visit to an address, used unchanged. */
export const visitAt = (address: string): Visit => ({ title: address, address: () => address })

/** Every address of the site, from the site's own table, grouped by who may open it. */
export async function everyAddress(request: APIRequestContext): Promise<Addresses> {
  const ids: Partial<Record<string, string>> = await sampleIds(request)
  const addressOf: AddressOf = (name) => paths[name].path.replace(':id', ids[name] ?? '')
  const all = [...pageNames.map(addressOf), paths.search.href('germany'), UNKNOWN]
  const of = (area: Area) => all.filter((address) => areaOf(address) === area)
  return { addressOf, public: of('public'), member: of('member'), admin: of('admin') }
}
