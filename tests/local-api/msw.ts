import { http, HttpResponse } from 'msw'
import { RESET_HEADER } from './faults'

type App = { fetch: (request: Request) => Response | Promise<Response> }

/** Handlers that pass every request under /api/ and /local/, on any host, to the current app. */
export function apiHandlers(getApp: () => App) {
  const answer = async ({ request }: { request: Request }) => {
    const response = await getApp().fetch(request)
    return response.headers.has(RESET_HEADER) ? HttpResponse.error() : response
  }
  return [http.all('*/api/*', answer), http.all('*/local/*', answer)]
}
