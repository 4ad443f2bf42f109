import { useState } from 'react'
import { countriesQuery } from '@/entities/country/api'
import type { Plan } from '@/features/plan/stored/schema'
import { useApiQuery } from '@/lib/api/query'
import { newId } from '@/lib/text/new-id'
import { plan as planWords } from '@/words/plan'
import { planShare } from '@/words/plan-share'
import { listedCountry, trueCountry } from './sent-country'
import styles from './take-away.module.css'

const { shared: words } = planShare

type Props = {
  /** The plan of the link. */
  plan: Plan
  /** The reader has as many plans as fit. */
  isFull: boolean
  /** Gets the plan with a new id and new times, to store it. */
  onKeep: (plan: Plan) => void
  onLeave: () => void
}

/** Keeps a plan that came in a link, or leaves it. Product 10, Plans. */
export function SharedActions({ plan, isFull, onKeep, onLeave }: Props) {
  const { country } = plan
  const isUnknown = trueCountry(country) !== country
  const [isWaiting, setWaiting] = useState(false)
  // Asked for before the press that needs it.
  useApiQuery({ ...countriesQuery(), enabled: isUnknown })

  function keepWith(kept: Plan['country']) {
    const now = new Date().toISOString()
    onKeep({ ...plan, country: kept, id: newId(), createdAt: now, changedAt: now })
  }

  /** A country that nobody but the sender knows is left out; one that only the API knows has the API's name. */
  function keep() {
    if (!country || !isUnknown) {
      keepWith(country)
      return
    }
    setWaiting(true)
    void listedCountry(country).then(keepWith)
  }

  return (
    <>
      {isFull && <p>{planWords.form.full}</p>}
      <div className={styles.actions}>
        {!isFull && (
          <button
            type="button"
            className="button button-wanted"
            disabled={isWaiting}
            onClick={keep}
          >
            {words.keep}
          </button>
        )}
        <button type="button" className="button button-plain" onClick={onLeave}>
          {words.leave}
        </button>
      </div>
    </>
  )
}
