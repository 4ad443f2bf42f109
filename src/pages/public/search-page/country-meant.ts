import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { purposes } from '@/content/facts/purposes'
import { paths } from '@/lib/navigation/paths'
import type { Search } from './use-search'

/** The part of a country's page that a link passed on, if it means one country. A search loads no schema library. */
function partIn(state: unknown) {
  if (typeof state !== 'object' || state === null || !('part' in state)) return undefined
  return [...purposes, 'live'].find((part) => part === state.part)
}

/**
 * Leads on to the country that a link meant: a page whose HTML has no data knows its name, but not the id that the API
 * gives it. Returns whether it does: not for what a person searched for, and not if the index does not find exactly
 * one. Product 2, /search.
 */
export function useCountryMeant({ isAnswered, found }: Search): boolean {
  const { state }: { state: unknown } = useLocation()
  const navigate = useNavigate()
  const part = partIn(state)
  const [country, ...others] = found.countries
  const meant =
    part && isAnswered && country && others.length === 0
      ? `${paths.country.href(country._id)}#${part}`
      : undefined

  // Not the router's component for this, which every page would load. Before anything of the search is painted.
  useLayoutEffect(() => {
    if (meant) void navigate(meant, { replace: true })
  }, [meant, navigate])

  return meant !== undefined
}
