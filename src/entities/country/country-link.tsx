import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { keyOfCountry } from '@/content/facts/known-country'
import { countryNames } from '@/words/countries'
import { prerenderedData } from '@/lib/api/prerendered-data'
import { pathOf } from '@/lib/navigation/language'
import { paths } from '@/lib/navigation/paths'
import { COUNTRIES } from './keys'
import { countryListSchema } from './schema'

type Props = {
  name: keyof typeof countryNames
  /** The part of the country's page to open. */
  part: 'study' | 'visit'
  /** Whether the name is plain text unless the page's HTML knows the country's id: a search would find nothing. */
  onlyIfKnown?: boolean | undefined
}

/**
 * The name of a country, which leads to a part of its page. A build with the API's data writes that page's address
 * into the HTML, where the browser finds it; otherwise the search leads on. Product 10, Pages made of data.
 */
export function CountryLink({ name, part, onlyIfKnown = false }: Props) {
  const shown = countryNames[name]
  const id = `to-${name.replaceAll(' ', '-')}`
  // Chosen once: React must find the same link as in the HTML.
  const [known] = useState(() =>
    import.meta.env.SSR ? knownAddress(name, part) : addressInHtml(id),
  )
  if (!known && onlyIfKnown) return shown
  return (
    <Link id={id} to={known || paths.search.href(shown)} state={{ part }}>
      {shown}
    </Link>
  )
}

/** The path of the page of the one country with this name, to be written into HTML; empty if none or several have it. */
function knownAddress(name: string, part: string): string {
  const listed = prerenderedData.read(COUNTRIES) ?? []
  const found = v
    .parse(countryListSchema, listed)
    .filter((country) => keyOfCountry(country.name) === keyOfCountry(name))
  const [country] = found
  return country && found.length === 1 ? `${paths.country.href(country._id)}#${part}` : ''
}

function addressInHtml(id: string): string {
  const address = document.getElementById(id)?.getAttribute('href')
  return address ? pathOf(address) : ''
}
