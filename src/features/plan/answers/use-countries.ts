import { useMemo } from 'react'
import { knownCountries } from '@/content/facts/countries'
import { keyOfCountry } from '@/content/facts/known-country'
import { inAlphabet } from '@/words/country-order'
import { countriesQuery } from '@/entities/country/api'
import { useApiQuery } from '@/lib/api/query'
import { useReady } from '@/lib/browser/page/use-ready'
import type { Plan } from '@/features/plan/stored/schema'
import { countryWithin } from './new-plan'

/** A country to choose; `key` is the same for all of its names. */
export interface Choice {
  key: string
  country: { id: string; name: string }
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

const nameOf = (key: string) => key.split(' ').map(capital).join(' ')

const choiceOf = (country: Choice['country']): Choice => ({
  key: keyOfCountry(country.name),
  country,
})

/** All but India: nobody there needs a plan to go there. */
const fromFacts: readonly Choice[] = knownCountries
  .filter(({ key }) => key !== 'india')
  .map(({ key }) => ({ key, country: { id: '', name: nameOf(key) } }))

/**
 * The countries of the API in alphabetical order; until they load, or if the API does not answer, those of the
 * content, together with the one that is `known` (a plan's, or the one that the address names) and the one that was
 * `chosen`.
 */
export function useCountries(known: Plan['country'] = null, chosen: Plan['country'] = null) {
  const ready = useReady()
  const { data, isError } = useApiQuery(countriesQuery())
  const listed = ready ? data : undefined
  const choices = useMemo(() => {
    const given = listed?.map(({ _id, name }) => choiceOf(countryWithin({ id: _id, name })))
    const others = [known, chosen].flatMap((country) => (country ? [choiceOf(country)] : []))
    // The content's countries have no id of the API.
    const withIds = () => fromFacts.map((one) => others.find(({ key }) => key === one.key) ?? one)
    const all = inAlphabet(given ?? withIds(), ({ country }) => country.name)
    return [...others.filter((other) => !all.some(({ key }) => key === other.key)), ...all]
  }, [listed, known, chosen])
  return { choices, isListed: listed !== undefined, isAway: isError && listed === undefined }
}
