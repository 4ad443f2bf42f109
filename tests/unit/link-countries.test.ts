// @vitest-environment node
import { afterEach, expect, test } from 'vitest'
import { COUNTRIES } from '@/entities/country/keys'
import { prerenderedData } from '@/lib/api/prerendered-data'
import { queryClient } from '@/lib/api/query'
import { linkCountries } from '@/site/pages/link-countries'

afterEach(() => queryClient.clear())

test.each([
  {
    read: ['United States', 'Germany'],
    path: '/country/0',
    what: 'the one country, by another name',
  },
  { read: ['USA', 'United States'], path: '', what: 'none of two with the same name' },
  { read: ['Germany'], path: '', what: 'none if it is not there' },
  { read: [], path: '', what: 'none in an empty list' },
  { read: undefined, path: '', what: 'none before the list was read' },
])('a page links $what', ({ read, path }) => {
  linkCountries()
  const listed = read?.map((name, index) => ({ _id: String(index), name, photo: '' }))
  if (listed) queryClient.setQueryData(COUNTRIES, listed)
  expect(prerenderedData.countryPath('USA')).toBe(path)
})
