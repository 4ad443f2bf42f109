/** A part of a query, decoded; one that is not validly encoded stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}

/**
 * The ids in the query of an address, each once, in order: `?with=a,b` as the site's links write it, and
 * `?with=a&with=b` as a form without JavaScript does.
 */
export function comparedIds(search: string): string[] {
  const ids = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair.startsWith('with='))
    .flatMap((pair) => decoded(pair.slice('with='.length)).split(','))
    .map((id) => id.trim())
  return [...new Set(ids)].filter(Boolean)
}

/** The ids with another one at a place; if that one is already elsewhere, the two change places. */
export function withAt(ids: readonly string[], place: number, id: string): string[] {
  const before = ids[place]
  return ids.map((each, index) => {
    if (index === place) return id
    return each === id && before !== undefined ? before : each
  })
}
