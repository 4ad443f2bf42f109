import type { QueryKey } from '@tanstack/react-query'
import { categoriesQuery } from '@/entities/category/api'
import { countriesQuery, countryQuery } from '@/entities/country/api'
import { categoryWorksQuery, workQuery } from '@/entities/work/api'
import { jobsThereKey } from '@/pages/public/country-page/jobs-there'
import { paths } from '@/lib/navigation/paths'
import type { PageKind } from './pages'

const ID = 'sample'
const photo = `/assets/photos/${'0'.repeat(12)}.webp`
const categoryWith = (details: Partial<{ name: string; photo: string }>) => ({
  _id: ID,
  name: 'Sample',
  photo: '',
  createdAt: undefined,
  ...details,
})
const jobsThere: [QueryKey, unknown] = [jobsThereKey(ID), [{ _id: ID, name: 'Sample' }]]
const country = { _id: ID, name: 'Sample', photo: '', description: '', details: '' }
const work = { ...categoryWith({}), category: ID, details: '' }
const wordy = { ...work, _id: `${ID}-2`, photo, details: 'one, two, three, four, five' }
const told = { description: 'One. Two.', details: 'Language: one\nCheck with: gov.uk\nPlain' }

const categories: [QueryKey, unknown] = [
  categoriesQuery().queryKey,
  [categoryWith({}), categoryWith({ photo })],
]
const countries: [QueryKey, unknown] = [
  countriesQuery().queryKey,
  [country, { ...country, _id: `${ID}-2`, photo }],
]
const works = (list: unknown[]): [QueryKey, unknown] => [categoryWorksQuery(ID).queryKey, list]

/**
 * Each kind of page with data that makes it show every part it can have: pages of a kind wear the
 * style of these together, so that their number and their data change no policy.
 */
export const samples: Record<PageKind, { path: string; data: [QueryKey, unknown][] }[]> = {
  home: [
    { path: paths.home.path, data: [] },
    { path: paths.home.path, data: [countries, categories] },
  ],
  latest: [
    { path: paths.latest.path, data: [] },
    { path: paths.latest.path, data: [categories] },
  ],
  compare: [
    { path: paths.compare.path, data: [] },
    { path: paths.compare.path, data: [countries] },
  ],
  country: [
    { path: paths.country.href(ID), data: [[countryQuery(ID).queryKey, country]] },
    {
      path: paths.country.href(ID),
      data: [[countryQuery(ID).queryKey, { ...country, photo, ...told }], jobsThere],
    },
    // Our texts say something about it in each part of its guide.
    {
      path: paths.country.href(ID),
      data: [[countryQuery(ID).queryKey, { ...country, name: 'Canada' }], jobsThere],
    },
  ],
  latestJobs: [
    { path: paths.latestJobs.href(ID), data: [works([]), categories] },
    { path: paths.latestJobs.href(ID), data: [works([work, wordy]), categories] },
  ],
  job: [
    { path: paths.jobApplication.href(ID), data: [[workQuery(ID).queryKey, work], categories] },
    { path: paths.jobApplication.href(ID), data: [[workQuery(ID).queryKey, wordy], categories] },
  ],
}
