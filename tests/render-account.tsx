import { act, render } from '@testing-library/react'
import { http } from 'msw'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { apiStore, server } from './local-server'
import { somebody } from './render-app'

/** Renders the app in StrictMode, as the browser does, at an address that carries a state. */
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

/** What the router keeps with the present address, such as the page that a login leads back to. */
export const stateHere = (): unknown => Reflect.get(Object(window.history.state), 'usr')

/** Goes to an address without a link of the page, as the address bar and Forward do; `entry` is what the router kept there. */
export const goByAddress = (address: string, entry: object | null = null) =>
  act(() => {
    window.history.pushState(entry, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: entry }))
  })

/** How often the API was asked for a path, such as `/auth/login`. */
export function asked(path: string): number {
  return apiStore().requests.filter((note) => note.path === `/api/v1${path}`).length
}

/** Keeps the body of each request to a path; the local API answers as always. */
export function bodiesOf(path: string): unknown[] {
  const bodies: unknown[] = []
  server.use(
    http.all(`*/api/v1${path}`, async ({ request }) => {
      bodies.push(await request.clone().json())
    }),
  )
  return bodies
}

/** What another tab does to the login: writes `auth` (null removes it) and tells this one. */
export function inAnotherTab(session: unknown) {
  if (session === null) window.localStorage.removeItem('auth')
  else window.localStorage.setItem('auth', JSON.stringify(session))
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
}
