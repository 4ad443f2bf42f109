import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { Dialog } from '@/components/dialog'
import { pendingEnquiries } from '@/words/pending-enquiries'
import { giveBack, isDraftInUse } from '@/lib/browser/forms/open-forms'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { langOf } from '@/lib/text/lang-of'
import { leavePage } from '@/lib/navigation/guard-leaving'
import type { PendingEnquiry } from './pending-enquiry'
import { panelOpen } from './pending-flag'
import { PendingItem, stateText } from './pending-item'
import { forgetPending, pendingList, releasePending } from './pending-list'
import styles from './pending-panel.module.css'
import { isBlocked, isOpen } from './pending-state'

const { panel } = pendingEnquiries

type Props = { list: readonly PendingEnquiry[]; now: number }

/** Removes one from the list; false if it is being sent, was sent or is gone: then nothing changes. */
async function take({ id }: PendingEnquiry): Promise<boolean> {
  const taken = await forgetPending((each) => each.id === id && isOpen(each))
  return taken.length > 0
}

/** What the last try found, also while offline, unlike `isBlocked`: what was said of that try may be over. */
const blockOf = (enquiry: PendingEnquiry | undefined) =>
  enquiry?.state.name === 'waiting' && enquiry.state.isBlocked === true

const isWaiting = ({ state }: PendingEnquiry) => state.name === 'waiting'

/** Whether its state is another one than in `before`: sent, failed, or waiting again after a try. */
const hasChanged = (enquiry: PendingEnquiry, before: readonly PendingEnquiry[]) =>
  before.some(({ id, state }) => id === enquiry.id && state.name !== enquiry.state.name)

/** What waits on this device, each to send, change or delete. Product 10, Sending later. */
export function PendingPanel({ list, now }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [said, setSaid] = useState<ReactNode>('')
  const [known, setKnown] = useState(list)
  if (known !== list) {
    setKnown(list)
    // The status in the corner is behind this dialog, where no screen reader reads it.
    const changed = list.filter((each) => hasChanged(each, known))
    if (changed.length > 0 || list.length < known.length) setSaid(standOf(changed))
    // "There is still no internet" or "still blocked" was true of the last try.
    else if (list.some((each, at) => blockOf(each) !== blockOf(known[at]))) setSaid('')
  }

  /** How some stand, named if there are others; for screen readers alone, since the list shows it. */
  function standOf(some: readonly PendingEnquiry[]): ReactNode {
    return some.map((each) =>
      each.state.name === 'sending' ? (
        <span key={each.id}>{panel.trying}</span>
      ) : (
        <span key={each.id} className="visually-hidden">
          {list.length > 1 && <span lang={langOf(each.title)}>{`${each.title}: `}</span>}
          <span>{`${stateText(each, now)} `}</span>
        </span>
      ),
    )
  }

  function close() {
    panelOpen.set(false)
    // Once the person has seen that it was sent, it is removed.
    const seen = new Set(list.filter(({ state }) => state.name === 'sent').map((each) => each.id))
    if (seen.size > 0) void forgetPending((enquiry) => seen.has(enquiry.id))
  }

  async function send({ id: one }: PendingEnquiry) {
    setSaid(panel.trying)
    await releasePending(one)
    const after = pendingList.get().filter((each) => each.id === one)
    const isAnyBlocked = after.some((each) => isBlocked(each, Date.now()))
    if (!after.some(isWaiting)) setSaid(standOf(after))
    else setSaid(isAnyBlocked ? panel.blocked : panel.offline)
  }

  async function remove(enquiry: PendingEnquiry) {
    if (!(await take(enquiry))) return
    setSaid(panel.deleted)
    takeFocus(document.getElementById(id))
  }

  /** Leads to the page of its form: the forms about jobs share a draft, and a page may ask before it is left. */
  function change(enquiry: PendingEnquiry) {
    if (!enquiry.form) return
    const { draft, typed, address } = enquiry.form
    if (isDraftInUse(draft)) {
      setSaid(panel.formInUse)
      return
    }
    const isHere = address.startsWith(`${pathname}${search}#`)
    async function open() {
      if (!(await take(enquiry))) return
      if (!giveBack(draft, typed) || !isHere) void navigate(address)
    }
    // The dialog must return the focus first.
    flushSync(close)
    if (isHere) void open()
    else leavePage(() => void open())
  }

  return (
    <Dialog labelledBy={id} onClose={close}>
      <h2 id={id} tabIndex={-1}>
        {panel.heading}
      </h2>
      <p>{list.length > 0 ? panel.intro : panel.none}</p>
      <p role="status">{said}</p>
      <ul className={`plain-list ${styles.list}`}>
        {list.map((enquiry) => (
          <PendingItem
            key={enquiry.id}
            enquiry={enquiry}
            now={now}
            onSend={() => void send(enquiry)}
            onChange={() => change(enquiry)}
            onDelete={() => void remove(enquiry)}
          />
        ))}
      </ul>
    </Dialog>
  )
}
