import { act, render } from '@testing-library/react'
import { http } from 'msw'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { apiStore, server } from './local-server'
import { somebody } from './render-app'

/** Renders the app in StrictMode, as the browser does, at an address with a router state. */
export function renderWithState(address: string, state?: unknown) {
  window.history.replaceState({ usr: state, key: 'test', idx: 0 }, '', address)
  const user = somebody()
  const view = render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  )
  return { user, ...view }
}

/** The router state of the current address, such as the page to return to after a login. */
export const stateHere = (): unknown => Reflect.get(Object(window.history.state), 'usr')

/** Goes to an address without a link, as the address bar and Forward do; `entry` is the router's history state. */
export const goByAddress = (address: string, entry: object | null = null) =>
  act(() => {
    window.history.pushState(entry, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: entry }))
  })

/** How often the API was asked for a path, such as `/auth/login`. */
export function asked(path: string): number {
  return apiStore().requests.filter((note) => note.path === `/api/v1${path}`).length
}

/** Collects the body of each request to a path; the local API answers as usual. */
export function bodiesOf(path: string): unknown[] {
  const bodies: unknown[] = []
  server.use(
    http.all(`*/api/v1${path}`, async ({ request }) => {
      bodies.push(await request.clone().json())
    }),
  )
  return bodies
}

/** What another tab does to the login: it writes `auth` (null removes it) and this tab is notified. */
export function inAnotherTab(session: unknown) {
  if (session === null) window.localStorage.removeItem('auth')
  else window.localStorage.setItem('auth', JSON.stringify(session))
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
}
