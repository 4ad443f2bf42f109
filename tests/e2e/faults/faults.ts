/** What a fault means to the person in front of the page, whatever its cause. */
export type FaultKind =
  | 'no-answer' // offline, reset, too late, a host's page of 404 in place of the API
  | 'denied' // 401, 403
  | 'not-found'
  | 'refused' // any other 4xx
  | 'server' // 5xx
  | 'unreadable' // 200, but no JSON
  | 'odd' // 200 and JSON, but neither an object nor a list of them
  | 'stranger' // 200 and an object, but of another kind

export type Fault = {
  name: string
  kind: FaultKind
  status?: number
  /** The server's own words in the answer. */
  says?: string
  /** What the local API does with the call; without it, the browser itself goes offline. */
  rule?: Record<string, unknown>
}

const html = (status: number, title: string) => ({
  status,
  text: `<!doctype html><html><title>${title}</title><h1>${title}</h1></html>`,
  contentType: 'text/html',
})

function refusal(kind: FaultKind, status: number, says: string): Fault {
  const rule = { status, body: { success: false, message: says } }
  return { name: String(status), kind, status, says, rule }
}

const answer = (name: string, kind: FaultKind, rule: Record<string, unknown>): Fault => ({
  name,
  kind,
  status: 200,
  rule,
})

/** Everything that can arrive instead of a proper answer. */
export const faults: readonly Fault[] = [
  { name: 'offline', kind: 'no-answer' },
  { name: 'reset', kind: 'no-answer', rule: { reset: true } },
  { name: 'hanging', kind: 'no-answer', rule: { hang: true } },
  refusal('denied', 401, 'Your session is over'),
  refusal('denied', 403, 'This is not for you'),
  refusal('not-found', 404, 'There is nothing here'),
  { name: '404 of a host', kind: 'no-answer', status: 404, rule: html(404, 'No such app') },
  // A proxy refuses with a page of its own, not with JSON.
  { name: '413', kind: 'refused', status: 413, rule: html(413, '413 Request Entity Too Large') },
  refusal('refused', 429, 'Too many requests, wait a minute'),
  { name: '500', kind: 'server', status: 500, rule: html(500, '500 Internal Server Error') },
  answer('HTML with 200', 'unreadable', html(200, 'Hotel network: log in')),
  answer('null', 'odd', { body: null }),
  answer('a list of numbers', 'odd', { body: [1, 2, 3] }),
  answer('a bare number', 'odd', { body: 7 }),
  answer('an object of another kind', 'stranger', { body: { id: 7, items: 'none' } }),
  answer('truncated JSON', 'unreadable', {
    text: '{"success":true,"mess',
    contentType: 'application/json',
  }),
]
