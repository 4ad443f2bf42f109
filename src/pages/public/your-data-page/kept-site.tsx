import { useEffect, useState } from 'react'
import { dayAndTime } from '@/words/day-and-time'
import { yourData } from '@/words/your-data'
import { keptAmount, type KeptAmount, stopKeeping } from '@/lib/browser/kept-site'
import { beginKeeping } from '@/lib/browser/tell-worker'
import { canKeep, chooseKeeping, wantsKeeping } from '@/lib/browser/wants-keeping'
import styles from './kept-here.module.css'

const { here, site } = yourData

type Props = {
  /** Says what was deleted. */
  onDeleted: (words: string) => void
}

/** The pages and files of the site that this browser keeps, and whether it is to. Product 10, Without a line. */
export function KeptSite({ onDeleted }: Props) {
  const [amount, setAmount] = useState<KeptAmount | null>(null)
  const [wants, setWants] = useState(wantsKeeping)

  useEffect(() => {
    let isLeft = false
    void keptAmount().then((found) => isLeft || setAmount(found))
    return () => {
      isLeft = true
    }
  }, [])

  async function empty(words: string) {
    await stopKeeping()
    setAmount(null)
    onDeleted(words)
  }

  function choose(isOn: boolean) {
    chooseKeeping(isOn)
    setWants(isOn)
    if (isOn) void beginKeeping()
    else void empty(site.off)
  }

  if (!canKeep()) return null
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3>{site.name}</h3>
        <p>{site.text}</p>
        <p className="quiet small">
          {amount
            ? [
                site.size(amount.copies, amount.bytes),
                amount.since === null
                  ? here.sinceUnknown
                  : site.since(dayAndTime(new Date(amount.since))),
                site.until,
              ].join(' · ')
            : site.none}
        </p>
        <label className={styles.insist}>
          <input
            type="checkbox"
            checked={wants}
            onChange={(event) => choose(event.target.checked)}
          />
          {site.choice}
        </label>
      </div>
      {amount && (
        <button
          type="button"
          className="button button-plain"
          onClick={() => void empty(here.deleted(site.name))}
        >
          {here.delete}
          <span className="visually-hidden"> {site.name}</span>
        </button>
      )}
    </div>
  )
}
