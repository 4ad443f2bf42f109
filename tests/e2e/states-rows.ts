import type { Locator } from '@playwright/test'
import type { Area, PageName } from './addresses.ts'

/** A page that shows data: the call that it waits for, and an answer with nothing in it. */
export type Row = {
  page: PageName
  call: string
  empty: unknown
  /** For a page that is shown without the data: a part that must be visible all the same. */
  quiet?: (main: Locator) => Locator
}

const form = (main: Locator) => main.getByRole('form')

const countries = { call: '/country/getCountry', empty: [] }
const country = { call: '/country/getoneCountry', empty: {} }
const categories = { call: '/category/get-category', empty: { success: true, category: [] } }
const works = { call: '/work/work-category', empty: { success: true, works: [] } }
const users = { call: '/auth/getusers', empty: [] }
const nobody = { _id: '64b000000000000000000001', name: '', email: '', phone: '', role: 0 }
const member = { call: '/auth/getoneuser', empty: { data: nobody, referredUsers: [] } }

/** Each page that shows data, once for each call that it waits for. */
export const rows: Record<Area, readonly Row[]> = {
  public: [
    { page: 'home', ...categories },
    { page: 'home', ...countries },
    { page: 'country', ...country },
    { page: 'latest', ...categories },
    { page: 'compare', ...countries },
    { page: 'latestJobs', ...works },
    { page: 'jobApplication', call: '/work/getone-work', empty: { data: null }, quiet: form },
    { page: 'search', ...countries },
  ],
  member: [
    { page: 'userDashboard', ...member },
    { page: 'userProfile', ...member, quiet: form },
    { page: 'userReferrals', ...member },
  ],
  admin: [
    { page: 'adminDashboard', ...users },
    { page: 'adminUsers', ...users },
    { page: 'adminReferrals', ...member },
    { page: 'adminCountries', ...countries },
    { page: 'adminUpdateCountry', ...country },
    { page: 'adminWorks', ...categories },
    { page: 'adminLatestCategories', ...categories },
    { page: 'adminUpdateWorks', ...works },
  ],
}
