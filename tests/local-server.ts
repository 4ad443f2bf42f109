import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createLocalApi } from './local-api/app'
import { apiHandlers } from './local-api/msw'

let current = createLocalApi()

/** What a host answers that has no file for an address. */
const shell = () => HttpResponse.html('<!doctype html><div id="root"></div>')

/** As a host answers that has no snapshot; a test that has one says so with `server.use`. */
const noSnapshot = [
  http.get('*/snapshot.json', () =>
    HttpResponse.html('<!doctype html><title>Not found</title>', { status: 404 }),
  ),
  ...['country', 'country-details', 'latestjobs', 'job'].map((page) =>
    http.get(`*/${page}/:id`, shell),
  ),
]

/** The network of the tests: every API call is answered by a freshly seeded local API. */
export const server = setupServer(...apiHandlers(() => current.app), ...noSnapshot)

export function startLocalApi() {
  current = createLocalApi()
}

/** The store behind this test's API: what arrived, who is registered, faults to add. */
export function apiStore() {
  return current.store
}
