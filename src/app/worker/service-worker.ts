import { registerQuotaErrorCallback } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { SEND_ENQUIRIES } from '@/content/facts/pending-enquiries'
import { sendOnSync } from '@/features/enquire/pending/send-pending'
import { keptCaches } from '@/lib/browser/offline/kept-site'
import { answerData, code, files, pictures } from './file-routes'
import { cacheOnInstall, tidy } from './fill-caches'
import { onMessage } from './messages'
import { pages, pagesAnew, privatePages } from './page-route'
import { retireIfSiteSilent } from './retire'
import { type Kind, requestKind } from './request-kind'
import { facts, scope } from './worker-scope'

const places = { origin: scope.location.origin, apiHost: facts.apiHost }

const is =
  (kind: Kind) =>
  ({ request }: { request: Request }) =>
    requestKind(request, places) === kind

const isAnew = ({ request }: { request: Request }) =>
  ['no-cache', 'reload', 'no-store'].includes(request.cache)

registerRoute((asked) => is('page')(asked) && isAnew(asked), pagesAnew)
registerRoute(is('page'), pages)
registerRoute(is('private'), privatePages)
registerRoute(is('code'), code)
registerRoute(is('picture'), pictures)
registerRoute(is('file'), files)
registerRoute(is('data'), answerData)

registerQuotaErrorCallback(() => void caches.delete(keptCaches.pictures))

scope.addEventListener('install', (event) => {
  event.waitUntil(cacheOnInstall())
  // Takes over at once, beside older open pages: the files of each version have their own names.
  void scope.skipWaiting()
})

/** The browser requests a page while the worker starts up; not every browser can. */
const askEarly = async () => scope.registration.navigationPreload?.enable()

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([askEarly(), scope.clients.claim(), retireIfSiteSilent(), tidy()]))
})

scope.addEventListener('message', onMessage)

scope.addEventListener('sync', (event) => {
  if (event.tag === SEND_ENQUIRIES) event.waitUntil(sendOnSync())
})
