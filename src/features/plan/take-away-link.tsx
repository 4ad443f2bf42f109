import { useId, useMemo, useState } from 'react'
import { Icon } from '@/components/art/small-icons'
import { planShare } from '@/words/plan-share'
import { useCopy } from '@/lib/browser/use-copy'
import { env } from '@/lib/env'
import { formatCount } from '@/lib/text/format'
import type { Plan } from './schema'
import { planLink } from './share-plan'
import styles from './take-away.module.css'

const { link: words } = planShare

/** What chat apps are known to take as one link. */
const LONG = 2000

/** A link to the plan without its notes: shown first, then copied. */
export function TakeAwayLink({ plan }: { plan: Plan }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="button button-plain"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="share" size={20} />
        {words.action}
      </button>
      <p>{words.hint}</p>
      {open && <LinkField plan={plan} />}
    </>
  )
}

function LinkField({ plan }: { plan: Plan }) {
  const id = useId()
  const [withMoney, setWithMoney] = useState(false)
  const { field, state, copy } = useCopy()
  const link = useMemo(
    () => planLink(plan, env.siteUrl || window.location.origin, withMoney),
    [plan, withMoney],
  )
  return (
    <div className={styles.link}>
      <p>{words.text}</p>
      {plan.money.length > 0 && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={withMoney}
            onChange={({ currentTarget }) => setWithMoney(currentTarget.checked)}
          />
          {words.withMoney}
        </label>
      )}
      <label htmlFor={id}>{words.label}</label>
      <input
        id={id}
        ref={field}
        readOnly
        value={link}
        className={styles.field}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {link.length > LONG && <p>{words.long(formatCount(link.length))}</p>}
      <button type="button" className="button" onClick={copy}>
        <Icon name="copy" size={20} />
        {words.copy}
      </button>
      <p role="status">
        {state === 'copied' && words.copied}
        {state === 'failed' && words.copyByHand}
      </p>
    </div>
  )
}
