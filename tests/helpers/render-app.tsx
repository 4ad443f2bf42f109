import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { App } from '@/app/app'
import { addressOf, language } from '@/lib/navigation/language'
import { sampleLogins } from '../local-api/logins'

/** Logs a sample account in through the API and stores the session as the site would. */
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

/** A user whose keys and clicks follow each other without a pause, even while the test controls the clock. */
export const somebody = () =>
  userEvent.setup({
    advanceTimers: (ms) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms)),
  })

/**
 * Renders the real app at a path, and returns a user to act with. It uses the router of the library: with the site's
 * own (`src/app/site-router.tsx`, covered by the browser tests) a list of 200 took ten times as long here.
 */
export function renderApp(path = '/') {
  window.history.replaceState(null, '', addressOf(path))
  const user = somebody()
  const view = render(
    <BrowserRouter basename={language.prefix}>
      <App />
    </BrowserRouter>,
  )
  return { user, ...view }
}
