import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { latePart } from '@/components/late-part'
import { LoadFailed } from '@/components/load-failed'
import { Spinner } from '@/components/spinner'
import { browse } from '@/words/browse'
import { shortlist as words } from '@/words/shortlist'
import { focusMain } from '@/lib/browser/focus/focus-main'
import { paths } from '@/lib/navigation/paths'
import { EmptyList } from './empty-list'
import { ShortlistTools } from './tools/shortlist-tools'
import { SavedGroup } from './rows/saved-group'
import { savedKinds } from './stored/schema'
import styles from './shortlist.module.css'
import { useShortlist, useShortlistKept, useUnreadable } from './stored/store'
import { useChanges } from './stored/use-changes'

const failed = (_: object, retry: () => void) => (
  <LoadFailed message={words.tools.failed} onRetry={retry} />
)

// Needed only for a link from somebody else.
const ReceivedList = latePart(() => import('./received/received-list'), 'ReceivedList', {
  failed,
  waiting: () => <Spinner />,
})

const UnreadableNotice = latePart(() => import('./unreadable-notice'), 'UnreadableNotice', {
  failed,
})

/** What is saved, what somebody sent, and what could not be read. */
export function KnownList() {
  const items = useShortlist()
  const { said, removed, back, changes } = useChanges(items)
  const message = useRef<HTMLParagraphElement>(null)
  const kept = useShortlistKept()
  const unreadable = useUnreadable()
  const { hash } = useLocation()
  const navigate = useNavigate()

  // Moves the focus too, because the element that had it is gone.
  function tell(text: string) {
    changes.say(text)
    if (text) message.current?.focus({ preventScroll: true })
    else focusMain()
  }

  function leaveLink(text: string) {
    void navigate(paths.shortlist.href(), { replace: true })
    tell(text)
  }

  return (
    <>
      {/^#list/i.test(hash) && (
        <ReceivedList key={hash} fragment={hash} own={items} onDone={leaveLink} />
      )}
      <p
        role="status"
        ref={message}
        tabIndex={-1}
        className={`visually-hidden ${styles.said ?? ''}`}
      >
        {said}
      </p>
      {unreadable.length > 0 && <UnreadableNotice entries={unreadable} onDropped={tell} />}
      {items.length > 0 && (
        <>
          <p className="quiet small">{kept ? words.kept : browse.shortlist.notKept}</p>
          <ShortlistTools items={items} />
        </>
      )}
      {savedKinds.map((kind) => (
        <SavedGroup
          key={kind}
          kind={kind}
          items={items.filter((item) => item.kind === kind)}
          removed={removed}
          back={back}
          changes={changes}
        />
      ))}
      {items.length === 0 && <EmptyList />}
    </>
  )
}
