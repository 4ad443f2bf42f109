import { encodePart } from '@/lib/text/encode'

/** A part of a query, decoded; one that is not validly encoded stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}

/** The ids that a query has under a name, each once, in order. */
function idsAt(name: string, search: string): string[] {
  const ids = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair.startsWith(name))
    .flatMap((pair) => decoded(pair.slice(name.length)).split(','))
    .map((id) => id.trim())
  return [...new Set(ids)].filter(Boolean)
}

/**
 * The ids in the query of an address, each once, in order: `?with=a,b` as the site's links write it, and
 * `?with=a&with=b` as a form without JavaScript does.
 */
export const comparedIds = (search: string): string[] => idsAt('with=', search)

/** The ids of the countries that are ticked in the list, but not compared yet: `?ticked=a,b`. */
export const tickedIds = (search: string): string[] => idsAt('ticked=', search)

/** The query that `tickedIds` reads. */
export const tickedSearch = (ids: readonly string[]): string =>
  ids.length > 0 ? `?ticked=${ids.map(encodePart).join(',')}` : ''

/** The ids with another one at a place; if that one is already elsewhere, the two change places. */
export function withAt(ids: readonly string[], place: number, id: string): string[] {
  const before = ids[place]
  return ids.map((each, index) => {
    if (index === place) return id
    return each === id && before !== undefined ? before : each
  })
}
