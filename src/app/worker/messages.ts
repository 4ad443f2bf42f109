import * as v from 'valibot'
import { requestKind } from './request-kind'
import { cacheLikely, cacheSeen } from './fill-caches'
import { factsOf } from './language-facts'
import { keyOf } from './keep'
import { retire } from './retire'
import { facts, type MessageOfPage, scope } from './worker-scope'

const text = v.string()
/** The page's language; pages of an earlier version were English and did not send it. */
const prefix = v.optional(v.string(), '')

/**
 * What a page of the site may say: which page was `seen` and what it loaded; that there is `time` to cache, and for
 * which additional pages ("/ml/country/1"); that it asks for the worker's `version`; or that caching is to `stop`. The
 * last two are answered.
 */
const messageSchema = v.variant('say', [
  v.object({ say: v.literal('seen'), path: text, files: v.array(text) }),
  v.object({ say: v.literal('time'), prefix, paths: v.optional(v.array(text), []) }),
  v.object({ say: v.literal('version'), prefix }),
  v.object({ say: v.literal('stop') }),
])

const { apiHost } = facts

const kind = (path: string, accept: string) =>
  requestKind(
    { url: keyOf(path), method: 'GET', mode: 'cors', headers: new Headers({ accept }) },
    { origin: scope.location.origin, apiHost },
  )

const isPage = (path: string) => kind(path, 'text/html') === 'page'
const isFile = (path: string) => ['code', 'picture'].includes(kind(path, '*/*'))

/** Does what a page asks for; ignores any other message. */
export function onMessage(event: MessageOfPage) {
  const message = v.safeParse(messageSchema, event.data)
  if (!message.success) return
  const { output } = message
  if (output.say === 'version') event.ports[0]?.postMessage(factsOf(output.prefix).version)
  if (output.say === 'stop')
    event.waitUntil(retire().finally(() => event.ports[0]?.postMessage('stopped')))
  if (output.say === 'time')
    event.waitUntil(cacheLikely(output.prefix, output.paths.filter(isPage)))
  if (output.say === 'seen' && isPage(output.path))
    event.waitUntil(cacheSeen(output.path, output.files.filter(isFile)))
}
