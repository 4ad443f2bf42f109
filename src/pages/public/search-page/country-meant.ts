import { useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { purposes } from '@/content/facts/purposes'
import { paths } from '@/lib/navigation/paths'
import type { Search } from './use-search'

/** What a link passes on that means one country, and the part of its page where the reader shall arrive. */
const stateSchema = v.object({ part: v.picklist(purposes) })

/**
 * Leads on to the country that a link meant: the pages with these links know its name, but not the id that the API
 * gives it. Returns whether it does: not for what a person searched for, and not if the index does not find exactly
 * one. Product 2, /search.
 */
export function useCountryMeant({ isAnswered, found }: Search): boolean {
  const { state }: { state: unknown } = useLocation()
  const navigate = useNavigate()
  const { success, output } = v.safeParse(stateSchema, state)
  const [country, ...others] = found.countries
  const meant =
    success && isAnswered && country && others.length === 0
      ? `${paths.country.href(country._id)}#${output.part}`
      : undefined

  // Not the router's component for this, which every page would load. Before anything of the search is painted.
  useLayoutEffect(() => {
    if (meant) void navigate(meant, { replace: true })
  }, [meant, navigate])

  return meant !== undefined
}
