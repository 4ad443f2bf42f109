import { useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Spinner } from '@/components/spinner'
import { yourData } from '@/words/your-data'
import { PENDING_FLAG } from '@/content/facts/pending-flag'
import type { PendingEnquiry } from '@/features/enquire/pending/pending-enquiry'
import { forgetAll, pendingList } from '@/features/enquire/pending/pending-list'
import { useStore } from '@/lib/browser/storage/store'
import {
  deleteStored,
  type StoredEntry,
  onStoredChange,
  readStoredEntries,
} from '@/lib/browser/storage/stored-entries'
import { stopKeeping } from '@/lib/browser/offline/kept-site'
import { wantsKeeping } from '@/lib/browser/offline/wants-keeping'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { DeleteDialog } from './delete-dialog'
import { groupsOf, type StoredGroup } from './groups'
import { StoredRow, wordsOf } from './stored-row'
import styles from './stored-data.module.css'
import { KeptSite } from './kept-site'
import { useOfflineStorageSize } from './use-offline-storage-size'

const { here, confirm } = yourData

const isPayment = ({ id }: StoredGroup) => id === 'payment'
/** "No" to offline storage: no personal data, and without it the browser would store the site again. */
const isRefusal = ({ id }: StoredGroup) => id === 'keepSite' && !wantsKeeping()
const isEnquiries = ({ id }: StoredGroup) => id === 'enquiries'

/** A waiting enquiry from the browser's database, in the form of a storage entry. */
const asEntry = (enquiry: PendingEnquiry): StoredEntry => ({
  key: `${PENDING_FLAG}:${enquiry.id}`,
  text: JSON.stringify(enquiry),
  lasting: true,
  since: enquiry.writtenAt,
})

/** What this browser stores now, each item with its content and a way to delete it. Product 10, Your data. */
export function StoredData() {
  const entries = useSyncExternalStore(onStoredChange, readStoredEntries, () => null)
  const enquiries = useStore(pendingList)
  const [asked, setAsked] = useState<StoredGroup | 'all' | null>(null)
  const [said, setSaid] = useState('')
  const { amount, look } = useOfflineStorageSize()
  if (!entries) return <Spinner label={here.looking} />
  const groups = groupsOf(entries.concat(enquiries.map(asEntry)))

  async function remove(gone: readonly StoredGroup[], words: string) {
    const waiting = gone.find(isEnquiries)
    // What the browser refuses to delete stays, and is named.
    const left = waiting && !(await forgetAll()) ? waiting : null
    // The dialog returns the focus to a button that is gone: only after that can the focus be moved.
    flushSync(() => {
      setAsked(null)
      deleteStored(gone.filter((group) => group !== left).flatMap((group) => group.entries))
      setSaid(left ? here.notDeleted(wordsOf(left.id).name) : words)
    })
    takeFocus(document.querySelector('#kept-here'))
  }

  function removeAll(withPayment: boolean) {
    const stays = groups.filter((group) => isRefusal(group) || (isPayment(group) && !withPayment))
    const names = stays.map(({ id }) => wordsOf(id).name).join(', ')
    void stopKeeping().then(look)
    // Enquiries remain if only their key was deleted.
    if (!groups.some(isEnquiries)) void forgetAll()
    const gone = groups.filter((group) => !stays.includes(group))
    void remove(gone, names ? here.allBut(names) : here.allDeleted)
  }

  async function removeSite(words: string) {
    await stopKeeping()
    await look()
    setSaid(words)
    // The switch is still there and keeps the focus; the button is gone.
    if (!(document.activeElement instanceof HTMLInputElement))
      takeFocus(document.querySelector('#kept-here'))
  }

  return (
    <>
      <p role="status">{said}</p>
      {groups.length === 0 && !amount && <p>{here.none}</p>}
      {groups.length > 0 && (
        <ul className={`plain-list ${styles.list}`}>
          {groups.map((group) => (
            <StoredRow
              key={`${group.entries[0]?.key} ${group.lasting}`}
              group={group}
              onDelete={() => setAsked(group)}
            />
          ))}
        </ul>
      )}
      <KeptSite amount={amount} onDelete={(words) => void removeSite(words)} />
      {groups.length + Number(amount !== null) > 1 && (
        <button type="button" className="button button-plain" onClick={() => setAsked('all')}>
          {here.deleteAll}
        </button>
      )}
      {asked === 'all' && (
        <DeleteDialog
          heading={confirm.headingAll}
          text={confirm.all}
          insist={groups.some(isPayment) ? 'may' : 'no'}
          onClose={() => setAsked(null)}
          onDelete={removeAll}
        />
      )}
      {asked && asked !== 'all' && (
        <DeleteDialog
          heading={confirm.heading(wordsOf(asked.id).name)}
          text={wordsOf(asked.id).lost}
          insist={isPayment(asked) ? 'must' : 'no'}
          onClose={() => setAsked(null)}
          onDelete={() => void remove([asked], here.deleted(wordsOf(asked.id).name))}
        />
      )}
    </>
  )
}
