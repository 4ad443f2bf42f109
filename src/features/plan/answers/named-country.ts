import { countryQuery } from '@/entities/country/api'
import type { Country } from '@/entities/country/schema'
import { queryClient, useApiQuery } from '@/lib/api/query'
import { within } from '@/lib/loading/within'
import type { Plan } from '@/features/plan/stored/schema'
import { countryWithin } from './new-plan'

/** How long (ms) a press waits for the name; then the plan is made without a country. */
const PATIENCE_MS = 8000

const inPlan = (country: Country | undefined): Plan['country'] =>
  country ? countryWithin({ id: country._id, name: country.name }) : null

/**
 * The country with this id, as an address names it: known at once to whoever comes from its page, and long before the
 * whole list. Null until it has loaded, if there is none, and for an empty id. Product 10, Plans.
 */
export function useNamedCountry(id: string): Plan['country'] {
  const { data = null } = useApiQuery({ ...countryQuery(id), enabled: id !== '', select: inPlan })
  return data
}

/** The same, once it has loaded; null if that fails or takes too long. */
export async function loadNamedCountry(id: string): Promise<Plan['country']> {
  if (id === '') return null
  const loading = queryClient.ensureQueryData(countryQuery(id)).catch(() => undefined)
  return inPlan(await within(PATIENCE_MS, loading, undefined))
}
