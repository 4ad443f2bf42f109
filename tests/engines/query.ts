/** What a person looks for: something by its role and name, a field by its label, or words. */
export type Query =
  | { by: 'role'; role: string; name: string | RegExp }
  | { by: 'label'; label: string }
  | { by: 'text'; text: string | RegExp }

/** A query as it travels into the page: a pattern as its source and flags. */
export type Sent = { by: Query['by']; role: string; words: string; flags: string | null }

const wordsOf = (query: Query) => {
  if (query.by === 'role') return query.name
  return query.by === 'label' ? query.label : query.text
}

/** A query in a shape that travels into the page. */
export function toSend(query: Query): Sent {
  const words = wordsOf(query)
  const role = query.by === 'role' ? query.role : ''
  return typeof words === 'string'
    ? { by: query.by, role, words, flags: null }
    : { by: query.by, role, words: words.source, flags: words.flags }
}

/** A query as a report tells it: button "Send enquiry". */
export function told(query: Query): string {
  const words = wordsOf(query)
  const kind = query.by === 'role' ? query.role : query.by
  return `${kind} ${typeof words === 'string' ? `"${words}"` : String(words)}`
}
