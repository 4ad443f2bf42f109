import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { bringPageFiles } from '@/components/use-page-file'
import { countryQuery } from '@/entities/country/api'
import type { Country } from '@/entities/country/schema'
import { isApiError } from '@/lib/api/errors'
import { queryClient } from '@/lib/api/query'
import { paths } from '@/lib/navigation/paths'

/** Requests the page file of each country beside the API, as a substitute if the API fails. */
function useCountryFiles(ids: readonly string[]) {
  const key = ids.join('\n')
  useEffect(() => {
    const chosen = key.split('\n').filter(Boolean)
    return bringPageFiles(
      chosen.map((id) => ({ path: paths.country.href(id), wanted: [countryQuery(id)] })),
    )
  }, [key])
}

/** How long the countries wait for each other, since rows in view would move for those that load later. */
const PATIENCE_MS = 3000

function useWaited(): boolean {
  const [hasWaited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return hasWaited
}

/** The countries with the given ids, in that order: those that have loaded, and the state of the others. */
export function useCompared(ids: readonly string[]) {
  const loads = useQueries({ queries: ids.map((id) => countryQuery(id)) }, queryClient)
  useCountryFiles(ids)
  const all = ids.map((id, index) => ({ id, load: loads[index] }))
  const isUnknown = ({ load }: (typeof all)[number]) => isApiError(load?.error, 'not-found')
  const known = all.filter((each) => !isUnknown(each))
  const isLoading = known.some(({ load }) => load?.data === undefined && !load?.isLoadingError)
  const hasWaited = useWaited()
  return {
    loads,
    unknown: all.filter(isUnknown).map(({ id }) => id),
    known: known.map(({ id, load }) => ({ id, data: load?.data })),
    countries: known.flatMap(({ load }): Country[] => (load?.data ? [load.data] : [])),
    failed: known.filter(({ load }) => load?.isLoadingError).map(({ id }) => id),
    isLoading,
    mayShowRows: !isLoading || hasWaited,
    retry: () => {
      for (const { load } of known) if (load?.isLoadingError) void load.refetch()
    },
  }
}
