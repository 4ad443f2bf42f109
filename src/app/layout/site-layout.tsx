import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/components/error-boundary'
import { PageLoading } from '@/components/page-loading'
import { navigation } from '@/words/navigation'
import { PendingCorner } from '@/features/enquire/pending-corner'
import { isInDashboard } from '@/app/route-table'
import { Toasts } from '@/app/toasts/toasts'
import { offlineParts } from '@/app/offline/offline-parts'
import { addressOf } from '@/lib/navigation/language'
import { useStore } from '@/lib/browser/storage/store'
import { BrokenPage } from './broken-page'
import { FloatingChatButton } from '@/app/layout/contact/floating-chat-button'
import { FocusLeavesPage } from '@/app/layout/arrival/focus-leaves-page'
import { goTo } from '@/app/layout/arrival/go-to'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import styles from './site-layout.module.css'
import { useArrival } from '@/app/layout/arrival/use-arrival'
import { floats, watchLayout } from './late-layout'
import { useLanguageOffer } from '@/app/layout/language/use-language-offer'

/** The page that is not cached, if the worker sent the shell in its place: the reader is offline. */
const readMissing = () =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset['missing']

/** Keeps the corner with waiting enquiries off the controls; the chat button has its own. */
const keepClear = floats((code) => code.keepClear)

const reload = () => window.location.reload()

/** Header, page and footer. A page that breaks leaves the navigation in place. */
export function SiteLayout() {
  const { pathname } = useLocation()
  const isArea = isInDashboard(pathname)
  const { bar } = useStore(offlineParts)
  const offer = useLanguageOffer()
  const [missing, setMissing] = useState(readMissing)
  const isMissing = missing === addressOf(pathname)
  // Forgotten once another page is shown: the connection may be back when the reader returns.
  if (missing && !isMissing) setMissing(undefined)
  useArrival()
  useEffect(() => watchLayout((code) => code.keepFocus()), [])
  return (
    <>
      <FocusLeavesPage pathname={pathname} />
      <a
        href="#main"
        className={styles.skip}
        onClick={(event) => {
          // The link alone would add a history entry, without the router's state: a login would lead elsewhere.
          event.preventDefault()
          // In an area behind a login, the page is beside the area's menu.
          void (goTo('page') || goTo('main'))
        }}
      >
        {navigation.skip}
      </a>
      <SiteHeader />
      <Toasts />
      {bar}
      {offer}
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary
          // An area stays mounted while its pages change: the login is checked once, not with each page.
          key={isArea ? 'dashboard' : pathname}
          resetKey={pathname}
          fallback={(retry) => <BrokenPage onRetry={retry} />}
        >
          <Suspense fallback={<PageLoading />}>
            {isMissing ? <BrokenPage onRetry={reload} isMissing /> : <Outlet />}
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter>{!isArea && <FloatingChatButton />}</SiteFooter>
      <PendingCorner keepClear={keepClear} />
    </>
  )
}
