import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { Dialog } from '@/components/dialog'
import { keptEnquiries } from '@/words/kept-enquiries'
import { giveBack, isDraftInUse } from '@/lib/browser/open-forms'
import { takeFocus } from '@/lib/browser/take-focus'
import type { KeptEnquiry } from './kept-enquiry'
import { panelOpen } from './kept-flag'
import { KeptItem } from './kept-item'
import { forgetKept, keptList, releaseKept } from './kept-list'
import styles from './kept-panel.module.css'
import { isOpen } from './steps'

const { panel } = keptEnquiries

type Props = { list: readonly KeptEnquiry[]; now: number }

/** Removes one from the list; false if it is being sent, was sent or is gone: then nothing changes. */
async function take({ id }: KeptEnquiry): Promise<boolean> {
  const taken = await forgetKept((each) => each.id === id && isOpen(each))
  return taken.length > 0
}

/** What waits on this device, each to send, change or delete. Product 10, Sending later. */
export function KeptPanel({ list, now }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const [said, setSaid] = useState('')

  function close() {
    panelOpen.set(false)
    // Once the person has seen that it was sent, it is removed.
    const seen = new Set(list.filter(({ state }) => state.name === 'sent').map((each) => each.id))
    if (seen.size > 0) void forgetKept((kept) => seen.has(kept.id))
  }

  async function send({ id: one }: KeptEnquiry) {
    setSaid(panel.trying)
    await releaseKept(one)
    const waits = keptList.get().some((each) => each.id === one && each.state.name === 'waiting')
    setSaid(waits ? panel.noLine : '')
  }

  async function remove(kept: KeptEnquiry) {
    if (!(await take(kept))) return
    setSaid(panel.deleted)
    takeFocus(document.getElementById(id))
  }

  async function change(kept: KeptEnquiry) {
    if (!kept.form) return
    const { draft, typed, address } = kept.form
    if (isDraftInUse(draft)) {
      setSaid(panel.formInUse)
      return
    }
    if (!(await take(kept))) return
    // The dialog must return the focus first.
    flushSync(close)
    if (!giveBack(draft, typed)) void navigate(address)
  }

  return (
    <Dialog labelledBy={id} onClose={close}>
      <h2 id={id} tabIndex={-1}>
        {panel.heading}
      </h2>
      <p>{list.length > 0 ? panel.intro : panel.none}</p>
      <p role="status">{said}</p>
      <ul className={`plain-list ${styles.list}`}>
        {list.map((kept) => (
          <KeptItem
            key={kept.id}
            kept={kept}
            now={now}
            onSend={() => void send(kept)}
            onChange={() => void change(kept)}
            onDelete={() => void remove(kept)}
          />
        ))}
      </ul>
    </Dialog>
  )
}
