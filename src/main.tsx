import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app'
import { SiteRouter } from './app/site-router'
import { sessionStore } from './auth/session-store'
import { watchFaults } from './lib/browser/faults'
import { noteOutsideChanges } from './lib/browser/page/outside-changes'
import { onFirstInteraction } from './lib/loading/first-interaction'
import { loadCode } from './lib/loading/load-code'
import { beforeTakeOver } from './lib/loading/load-together'
import { pause } from './lib/loading/pause'
import { bringCameFrom } from './lib/navigation/came-from'
import { language, pathOf } from './lib/navigation/language'
import { languageAt } from './lib/navigation/languages'
import { PAGE_TAGS } from './lib/head/page-tags'
import { followPresses } from './lib/loading/moved-press'
import { nothing } from './lib/nothing'
import { isKnownPath, preloadPageAt } from './app/route-table'
import './styles/tokens.css'
import './styles/base.css'

/** The head tags of the shell or of another page's HTML: from here on each page adds its own. */
const OTHER_WORDS = `[data-shell],${PAGE_TAGS}`

/**
 * Whether this HTML was prerendered for this very address. "*" is the 404 page, which some hosts also send for an
 * address in capitals; src/site/pages/guard.js has emptied a value that it found to be wrong.
 */
function isPrerenderedFor(pathname: string): boolean {
  const path = html.dataset['prerendered']
  // The address may have changed since, before any of the page's code was loaded.
  return path === '*'
    ? !isKnownPath(pathOf(pathname))
    : path === (pathname.replace(/\/+$/, '') || '/')
}

/** Lets the page's own code come first; it does not wait for the page, which may fail. */
const REPORTS_WAIT_MS = 1000

/** Longer than `app/empty-filled.ts` waits for the browser. */
const FIELDS_WAIT_MS = 4000

/** `onHydrated` is called once React has hydrated the page, except for parts that hydrate later. */
function Site({ onHydrated = nothing }: { onHydrated?: () => void }) {
  useEffect(onHydrated, [onHydrated])
  const site = (
    <SiteRouter basename={language.prefix}>
      <App />
    </SiteRouter>
  )
  // It checks only while one develops.
  return import.meta.env.DEV ? <StrictMode>{site}</StrictMode> : site
}

async function start(root: HTMLElement) {
  bringCameFrom()
  followPresses()
  const login = sessionStore.ready().catch(nothing)
  const { pathname } = window.location
  const isWhole = isPrerenderedFor(pathname)
  const prepareFields = () => {
    const fields = loadCode(() => import('./app/early-fields')).then(
      (it) => it.prepareFields(root),
      nothing,
    )
    // Not on a line that hangs.
    void beforeTakeOver(Promise.race([fields, pause(FIELDS_WAIT_MS)]))
  }
  // With a state, this address was shown before. If by Back, forms are emptied before the page's code reads them.
  if (window.history.state) prepareFields()
  else onFirstInteraction(prepareFields)
  // If the page's code fails to load, the page reloads or says so; the HTML is shown until then.
  await Promise.all([isWhole && preloadPageAt(pathOf(pathname)).catch(nothing), login])
  await beforeTakeOver()
  // React handles each press from here on; src/site/pages/guard.js records the ones before.
  html.dataset['alive'] = ''
  // The address may have changed meanwhile, too.
  if (isWhole && window.location.pathname === pathname) {
    if (SITE_REPORT_URL) noteOutsideChanges()
    await new Promise<void>((resolve) => {
      // A transition hydrates in slices, so that a press meanwhile is handled first.
      startTransition(() => void hydrateRoot(root, <Site onHydrated={resolve} />))
    })
  } else {
    for (const tag of document.head.querySelectorAll(OTHER_WORDS)) tag.remove()
    // Another page's HTML must not be seen; the shell's text is shown until React renders its own.
    if (html.dataset['prerendered'] !== undefined) {
      document.querySelector('title')?.remove()
      root.replaceChildren()
      delete html.dataset['prerendered']
    }
    createRoot(root).render(<Site />)
  }
}

/** Whether the address belongs to another language, whose code has now taken over. */
async function hasSwitchedLanguage(): Promise<boolean | undefined> {
  const other = languageAt(window.location.pathname)
  if (other === language) return false
  const load = loadCode(() => import('./app/other-language'))
  return load.then((it) => it.switchLanguage(other)).catch(nothing)
}

const html = document.documentElement
const root = document.getElementById('root')
if (!root) throw new Error('No #root')
if (SITE_REPORT_URL) {
  watchFaults()
  setTimeout(() => {
    // Not by loadCode: a visit may go unreported, and a second try would cost every page bytes.
    void import('./app/reports/start-reports')
      .then(({ startReports }) => startReports())
      .catch(nothing)
  }, REPORTS_WAIT_MS)
}
if (!(await hasSwitchedLanguage())) await start(root)
