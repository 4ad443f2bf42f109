import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createLocalApi } from '../local-api/app'
import { apiHandlers } from '../local-api/msw'

let current = createLocalApi()

/** How a host answers when it has no file for an address, and when it has no snapshot. */
const shell = () => HttpResponse.html('<!doctype html><div id="root"></div>')
const notFound = () => HttpResponse.html('<!doctype html><title>Not found</title>', { status: 404 })

/**
 * The network of the tests: a freshly seeded local API answers every API call, there is no
 * snapshot, pages built from data are empty shells, and the host answers when it is only asked whether it is there. A test that needs one of these adds it with `server.use`.
 */
export const server = setupServer(
  ...apiHandlers(() => current.app),
  http.get('*/snapshot.json', notFound),
  http.get('*/search-index.json', notFound),
  http.head('*/favicon.svg', () => new HttpResponse()),
  ...['country', 'country-details', 'latestjobs', 'job'].map((page) =>
    http.get(`*/${page}/:id`, shell),
  ),
)

export function startLocalApi() {
  current = createLocalApi()
}

/** The store behind this test's API: the requests so far, the members, and the faults to add. */
export function apiStore() {
  return current.store
}
