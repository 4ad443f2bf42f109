import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createLocalApi } from './local-api/app'
import { apiHandlers } from './local-api/msw'

let current = createLocalApi()

/** As a host answers that has no snapshot; a test that has one says so with `server.use`. */
const noSnapshot = http.get('*/snapshot.json', () =>
  HttpResponse.html('<!doctype html><title>Not found</title>', { status: 404 }),
)

/** The network of the tests: every API call is answered by a freshly seeded local API. */
export const server = setupServer(
  ...apiHandlers(() => current.app),
  noSnapshot,
  http.get('*/search-index.json', () => new HttpResponse(null, { status: 404 })),
)

export function startLocalApi() {
  current = createLocalApi()
}

/** The store behind this test's API: what arrived, who is registered, faults to add. */
export function apiStore() {
  return current.store
}
