import type { Read } from './call.ts'
import type { Fault } from './faults.ts'
import { ids } from './ids.ts'
import { isUnknown, read } from './read.ts'

const hasNone = ({ kind, name }: Fault) =>
  (kind === 'odd' && name !== 'a list of numbers') || kind === 'stranger'

/** Calls that a page makes when it opens. Product 7 and 8, Lists and loads. */
export const reads: readonly Read[] = [
  read({
    name: 'the users',
    path: '/api/v1/auth/getusers',
    who: 'admin',
    address: '/dashboard/admin/users',
    // Anything but an array is treated as empty (Product 7); an array in which nothing fits is a failure.
    words: (fault) =>
      hasNone(fault)
        ? ['There are no users here yet.']
        : ['❌ Error fetching user data', 'The users could not be loaded.'],
    success: 'jobin@example.com',
    wayOut: (fault) => (hasNone(fault) ? 'Refresh' : undefined),
  }),
  read({
    name: 'the figures of the administrator’s dashboard',
    path: '/api/v1/auth/getusers',
    who: 'admin',
    address: '/dashboard/admin',
    words: (fault) =>
      hasNone(fault)
        ? ['Nobody has registered yet.']
        : ['❌ Error fetching user data', 'The users could not be loaded.'],
    success: '% of all users are subscribers',
    wayOut: (fault) => (hasNone(fault) ? 'reload' : undefined),
  }),
  read({
    name: 'the member and those they referred',
    path: '/api/v1/auth/getoneuser/',
    who: 'member',
    address: '/dashboard/user',
    words: () => ['❌ Error fetching user data', 'We could not load your account just now.'],
    success: 'Sreelakshmi Pillai',
  }),
  read({
    name: 'the job categories',
    path: '/api/v1/category/get-category',
    address: '/latest',
    words: () => ['Something Went Wrong'],
    success: 'Caregivers in Austria',
  }),
  read({
    name: 'the administrator’s categories',
    path: '/api/v1/category/get-category',
    who: 'admin',
    address: '/dashboard/admin/latestcoun',
    words: () => ['Something went wrong in getting categories', 'The list could not be loaded.'],
    success: 'Engineering in the Netherlands',
  }),
  read({
    name: 'the countries of the home page',
    path: '/api/v1/country/getCountry',
    address: '/#countries',
    words: () => ['There are no countries to show right now.'],
    success: 'Lithuania',
    noise: /^The countries could not be loaded/,
  }),
  read({
    name: 'the administrator’s countries',
    path: '/api/v1/country/getCountry',
    who: 'admin',
    address: '/dashboard/admin/countries',
    words: () => ['Something went wrong', 'The countries could not be loaded.'],
    success: '24 in all',
  }),
  read({
    name: 'a country',
    path: '/api/v1/country/getoneCountry/',
    address: `/country/${ids.germany}`,
    words: (fault) => [
      'Something went wrong while fetching the country details',
      ...(isUnknown(fault)
        ? ['Country not found', `Error: ${fault.says ?? 'Country not found'}`, 'See all countries']
        : [
            'This country did not load',
            `Error: ${fault.says ?? 'Failed to fetch country details'}`,
          ]),
    ],
    success: 'Good to know',
    wayOut: (fault) => (isUnknown(fault) ? 'reload' : undefined),
  }),
  read({
    name: 'the country to edit',
    path: '/api/v1/country/getoneCountry/',
    who: 'admin',
    address: `/dashboard/admin/updateCountry/${ids.germany}`,
    words: (fault) => [
      'Something went wrong while fetching the country details',
      isUnknown(fault)
        ? 'There is no country at this address. It may have been deleted.'
        : 'The country could not be loaded.',
    ],
    success: 'Edit Germany',
    wayOut: (fault) => (isUnknown(fault) ? 'reload' : undefined),
  }),
  read({
    name: 'the job applied for',
    path: '/api/v1/work/getone-work/',
    address: `/job/${ids.nurse}`,
    // The form below works with or without the name of the job.
    words: (fault) =>
      isUnknown(fault)
        ? [
            'We cannot find this job. It may be filled. You can still send us your question.',
            'Send enquiry',
          ]
        : ['The name of the job did not load. You can still send us your question.'],
    success: 'You are applying for',
    waiting: 'Looking up the job',
    wayOut: (fault) => (isUnknown(fault) ? 'reload' : undefined),
  }),
  read({
    name: 'the works of a category',
    path: '/api/v1/work/work-category/',
    address: `/latestjobs/${ids.nursing}`,
    words: (fault) =>
      fault.kind === 'not-found'
        ? ['There is no job in this category right now.']
        : ['Something went wrong', fault.says ?? 'Something went wrong'],
    success: 'Staff nurse, hospital ward',
    wayOut: ({ kind }) => (kind === 'not-found' ? 'reload' : undefined),
  }),
  read({
    name: 'the search for products',
    path: '/api/v1/product/search/',
    address: '/search?q=starter',
    // Offline, the jobs are missing too.
    words: ({ name }) => [
      'Something Went Wrong',
      name === 'offline' ? 'We could not search in: ' : 'We could not search in: Courses and help.',
    ],
    success: 'German A1 starter course',
  }),
]
