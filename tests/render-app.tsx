import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { App } from '@/app/app'
import { SiteRouter } from '@/app/site-router'
import { addressOf, language } from '@/lib/navigation/language'
import { sampleLogins } from './local-api/logins'

/** Logs a sample account in over the API and stores the session as the site would. */
export async function logInAs(who: keyof typeof sampleLogins) {
  const response = await fetch('/api/v1/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sampleLogins[who]),
  })
  const { user, token } = await response.json()
  window.localStorage.setItem('auth', JSON.stringify({ user, token }))
  return { user, token }
}

/**
 * Renders the real app at a path of the router, with the router of `main.tsx`, and gives a user to act with. Without
 * its StrictMode, which draws all twice.
 */
export function renderApp(path = '/') {
  window.history.replaceState(null, '', addressOf(path))
  const user = userEvent.setup()
  const view = render(
    <SiteRouter basename={language.prefix}>
      <App />
    </SiteRouter>,
  )
  return { user, ...view }
}
