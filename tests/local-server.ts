import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createLocalApi } from './local-api/app'
import { apiHandlers } from './local-api/msw'

let current = createLocalApi()

/** What a host answers that has no file for an address, and what one that has no snapshot does. */
const shell = () => HttpResponse.html('<!doctype html><div id="root"></div>')
const notFound = () => HttpResponse.html('<!doctype html><title>Not found</title>', { status: 404 })

/**
 * The network of the tests: every API call is answered by a freshly seeded local API, there is no
 * snapshot, and the pages made of data are shells. A test that has one says so with `server.use`.
 */
export const server = setupServer(
  ...apiHandlers(() => current.app),
  http.get('*/snapshot.json', notFound),
  http.get('*/search-index.json', notFound),
  ...['country', 'country-details', 'latestjobs', 'job'].map((page) =>
    http.get(`*/${page}/:id`, shell),
  ),
)

export function startLocalApi() {
  current = createLocalApi()
}

/** The store behind this test's API: what arrived, who is registered, faults to add. */
export function apiStore() {
  return current.store
}
