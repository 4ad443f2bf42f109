import type { Read } from './call.ts'
import { ids } from './ids.ts'
import { read } from './read.ts'

const aMember = '/api/v1/auth/getoneuser/'
const countries = '/api/v1/country/getCountry'
const categories = '/api/v1/category/get-category'
const worksOf = '/api/v1/work/work-category/'

/** A part of the search; `missing` names what cannot be searched without it. */
const searched = (name: string, path: string, keyword: string, missing: string, success: string) =>
  read({
    name,
    path,
    address: `/search?q=${keyword}`,
    // Offline, other parts may be missing too.
    words: (fault) => [
      'Something Went Wrong',
      fault.name === 'offline' ? 'We could not search in: ' : `We could not search in: ${missing}.`,
    ],
    success,
    waiting: 'Searching …',
  })

const worksOfSearch = searched(
  'the works of the search',
  worksOf,
  'tandoor',
  'Jobs',
  'Tandoor chef',
)

/** The same calls from the other pages that make them: each page has its own text and way out. */
export const readsElsewhere: readonly Read[] = [
  read({
    name: 'the user and those they referred, for an administrator',
    path: aMember,
    who: 'admin',
    address: '/dashboard/admin/ref/',
    id: ({ users }) => users.find(({ name }) => name === 'Rahul Menon')?._id ?? '',
    words: ({ kind }) =>
      kind === 'not-found'
        ? ['Unknown user', 'There is no user at this address.']
        : ['❌ Error fetching user data', 'The user could not be loaded.'],
    success: 'Fathima Beevi',
    wayOut: ({ kind }) => (kind === 'not-found' ? 'reload' : undefined),
  }),
  read({
    name: 'the member beside their referral link',
    path: aMember,
    who: 'member',
    address: '/dashboard/user/refferal',
    // The link comes from the stored login; the answer updates that too.
    stored: { name: 'Anjali' },
    words: () => [
      '❌ Error fetching user data',
      'We could not load your account just now.',
      'Your referral link',
    ],
    success: 'Anjali Nair',
  }),
  read({
    name: 'the job categories of the home page',
    path: categories,
    address: '/#latest-heading',
    words: () => ['Something Went Wrong'],
    success: 'Engineering in the Netherlands',
    waiting: 'Loading job categories …',
    // Offline, the countries are missing too.
    noise: /^The countries could not be loaded/,
  }),
  read({
    name: 'the categories that a new work may belong to',
    path: categories,
    who: 'admin',
    address: '/dashboard/admin/works',
    words: () => ['Something went wrong in getting categories', 'The list could not be loaded.'],
    success: 'Create work',
  }),
  read({
    name: 'the category of the works to edit',
    path: categories,
    who: 'admin',
    address: `/dashboard/admin/updatenews/${ids.nursing}`,
    words: () => ['Something went wrong in getting categories', 'The works could not be loaded.'],
    success: 'Works of Nursing in Germany',
  }),
  read({
    name: 'the works to edit',
    path: worksOf,
    who: 'admin',
    address: `/dashboard/admin/updatenews/${ids.nursing}`,
    // The category exists, but has no works yet. Decision 170.
    words: ({ kind }) =>
      kind === 'not-found'
        ? ['There is no work here yet.']
        : ['Something went wrong', 'The works could not be loaded.'],
    success: 'Staff nurse, hospital ward',
    wayOut: ({ kind }) => (kind === 'not-found' ? 'reload' : undefined),
  }),
  read({
    name: 'how many works the job categories hold',
    path: worksOf,
    who: 'admin',
    address: '/dashboard/admin/latestcoun',
    // The list is shown without its numbers; offline it is missing too.
    words: ({ name }) => [
      'Add a latest country',
      ...(name === 'offline' ? [] : ['Engineering in the Netherlands']),
    ],
    success: '4 works',
    waiting: 'Engineering in the Netherlands',
    reload: true,
    quiet: true,
  }),
  read({
    name: 'the name above the works of a category',
    path: categories,
    address: `/latestjobs/${ids.nursing}`,
    // The works are shown without it; offline they are missing too.
    words: ({ name }) => [
      'Something went wrong in getting categories',
      'Jobs in this category',
      ...(name === 'offline' ? [] : ['Staff nurse, hospital ward']),
    ],
    success: 'Nursing in Germany',
    reload: true,
  }),
  searched('the countries of the search', countries, 'finland', 'Countries', 'Finland'),
  searched(
    'the categories of the search',
    categories,
    'caregivers',
    'Job categories, Jobs',
    'Caregivers in Austria',
  ),
  {
    ...worksOfSearch,
    // The category exists, but has no works. Decision 170.
    words: (fault) =>
      fault.kind === 'not-found'
        ? ['Try one word only, or a shorter one.']
        : worksOfSearch.words(fault),
    wayOut: ({ kind }) => (kind === 'not-found' ? 'reload' : undefined),
  },
]
