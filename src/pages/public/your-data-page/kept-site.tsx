import { useSyncExternalStore } from 'react'
import { CheckLabel } from '@/components/check-label'
import { dayAndTime } from '@/words/day-and-time'
import { keptSite as site } from '@/words/kept-site'
import { yourData } from '@/words/your-data'
import { onStoredChange } from '@/lib/browser/storage/stored-entries'
import { type KeptAmount, whenStopped } from '@/lib/browser/offline/kept-site'
import { beginKeeping } from '@/lib/browser/offline/tell-worker'
import { canKeep, chooseKeeping } from '@/lib/browser/offline/choose-keeping'
import { wantsKeeping } from '@/lib/browser/offline/wants-keeping'
import styles from './stored-data.module.css'

const { here } = yourData

const factsOf = ({ copies, bytes, since }: KeptAmount) =>
  [
    site.size(copies, bytes),
    ...(since === null ? [] : [site.since(dayAndTime(new Date(since)))]),
    site.until,
  ].join(' · ')

type Props = {
  /** null if nothing is stored. */
  amount: KeptAmount | null
  /** Deletes it, and says so with this text. */
  onDelete: (words: string) => void
}

/** The pages and files of the site that this browser stores for offline use, with a switch. Product 10, Offline. */
export function KeptSite({ amount, onDelete }: Props) {
  const wants = useSyncExternalStore(onStoredChange, wantsKeeping)

  function choose(isOn: boolean) {
    chooseKeeping(isOn)
    // A removal under way would take the new registration away again.
    if (isOn) void whenStopped().then(() => beginKeeping())
    else onDelete(site.off)
  }

  if (!canKeep()) return null
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3>{site.name}</h3>
        <p>{site.text}</p>
        <p className="quiet small">{amount ? factsOf(amount) : site.none}</p>
        <CheckLabel checked={wants} onChange={(event) => choose(event.target.checked)}>
          {site.choice}
        </CheckLabel>
      </div>
      {amount && (
        <button
          type="button"
          className="button button-plain"
          onClick={() => onDelete(here.deleted(site.name))}
        >
          {here.delete}
          <span className="visually-hidden"> ({site.name})</span>
        </button>
      )}
    </div>
  )
}
