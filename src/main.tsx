import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app'
import { sessionStore } from './auth/session-store'
import { fetchAhead } from './app/fetch-ahead'
import { isKnownPath, preloadPageAt } from './app/route-table'
import './styles/tokens.css'
import './styles/base.css'

const WORDS_OF_404 = 'title,meta[name="robots"],meta[property="og:title"]'

/** Whether the HTML in `root` was prerendered for this very address ("*" is the 404 page). */
function isPrerenderedFor(root: HTMLElement, pathname: string): boolean {
  const path = root.dataset['prerendered']
  return path === '*' ? !isKnownPath(pathname) : path === (pathname.replace(/\/+$/, '') || '/')
}

async function start(root: HTMLElement) {
  const login = sessionStore.ready().catch(() => undefined)
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  const { pathname } = window.location
  if (isPrerenderedFor(root, pathname)) {
    // Where the page's code is lost, the page reloads or says so; the HTML stands till then.
    await Promise.all([preloadPageAt(pathname).catch(() => undefined), login])
    // As a transition it is done in slices, and a touch meanwhile comes first.
    startTransition(() => void hydrateRoot(root, site))
  } else {
    // The shell's own words: from here on the page brings its own. So they do where a host knows no
    // address in capitals and answered with the 404 page.
    const words = root.dataset['prerendered'] ? `[data-shell],${WORDS_OF_404}` : '[data-shell]'
    for (const tag of document.querySelectorAll(words)) tag.remove()
    await login
    root.replaceChildren()
    createRoot(root).render(site)
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')
await start(root)
fetchAhead()
