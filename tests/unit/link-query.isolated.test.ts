import { expect, test, vi } from 'vitest'
import { ApiError } from '@/lib/api/errors'
import { queryClient } from '@/lib/api/query'
import { jobsThereQuery } from '@/pages/public/country-page/jobs-there'
import { countriesNamedQuery } from '@/pages/public/latest-jobs-page/countries-named'

vi.mock('@/features/search/search-index', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

const naming = { name: 'Nursing in Germany', works: [] }

test('if the code of the search index does not load, links are missing as without an index', async () => {
  const missing = new ApiError('not-found')
  await Promise.all([
    expect(queryClient.query(countriesNamedQuery('nursing', naming))).rejects.toThrow(missing),
    expect(queryClient.query(jobsThereQuery('germany', 'Germany'))).rejects.toThrow(missing),
  ])
})
