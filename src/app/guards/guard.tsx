import { useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { accessQuery, type Area } from '@/auth/access'
import { useAuth } from '@/auth/auth-context'
import { watchSession } from '@/auth/watch-session'
import { LoadFailed } from '@/components/load-failed'
import { QueryStates } from '@/components/query-states'
import { PageHead } from '@/components/page-head'
import { Loading } from '@/components/loading'
import { guardWords } from '@/words/guard'
import { paths } from '@/lib/navigation/paths'
import { useApiQuery } from '@/lib/api/query'
import { LeavingPage } from './leaving-page'
import { RedirectPage } from './redirect-page'

/**
 * Shows the pages of an area only after the server has allowed it. A refusal leads to the redirect page; no answer
 * keeps the login and offers to try again. Somebody whose page was open until now reads that the login has ended.
 * Product 6, Access checks.
 */
export function Guard({ area }: { area: Area }) {
  const { session, leaving } = useAuth()
  // Any later token comes from a login in another tab.
  const [known] = useState(session?.token ?? null)
  // The token for which the server has opened the area.
  const [opened, setOpened] = useState<string>()
  useEffect(watchSession, [])
  // It says nothing of another login, nor after the person's own logout.
  if (opened !== undefined && (session ? session.token !== opened : leaving)) setOpened(undefined)
  // If another login replaces this one, its pages start anew.
  if (session) {
    const { token } = session
    const was = { wasOpen: opened === token, onOpen: setOpened }
    return <CheckedArea key={token} area={area} token={token} known={known} {...was} />
  }
  if (leaving) return <LeavingPage />
  return <RedirectPage known={known} ended={opened === undefined ? undefined : 'elsewhere'} />
}

type Checked = {
  area: Area
  token: string
  known: string | null
  /** Whether the server has opened the area for this token before. */
  wasOpen: boolean
  onOpen: (token: string) => void
}

function CheckedArea({ area, token, known, wasOpen, onOpen }: Checked) {
  const access = useApiQuery(accessQuery(area, token))
  return (
    <QueryStates
      load={access}
      loading={<Loading label={guardWords.checking} way={<LogInAgain />} />}
      failed={(_, retry) => <CheckFailed onRetry={retry} />}
    >
      {(allowed) =>
        allowed ? (
          <OpenArea token={token} onOpen={onOpen} />
        ) : (
          <RedirectPage known={known} ended={wasOpen ? 'itself' : undefined} />
        )
      }
    </QueryStates>
  )
}

function OpenArea({ token, onOpen }: Pick<Checked, 'token' | 'onOpen'>) {
  useEffect(() => onOpen(token), [token, onOpen])
  return <Outlet />
}

function CheckFailed({ onRetry }: { onRetry: () => void }) {
  const { failedHeading, failedText } = guardWords
  return (
    <div className="container section">
      <PageHead title={failedHeading} hidden />
      <h1>{failedHeading}</h1>
      <LoadFailed message={failedText} onRetry={onRetry}>
        <LogInAgain />
      </LoadFailed>
    </div>
  )
}

/** For a login that the server may no longer accept; it leads back here. */
function LogInAgain() {
  const { pathname, search, hash } = useLocation()
  return (
    <Link to={paths.login.href()} state={{ from: pathname + search + hash }}>
      {guardWords.logInAgain}
    </Link>
  )
}
