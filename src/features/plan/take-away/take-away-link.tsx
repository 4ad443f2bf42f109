import { useId, useMemo, useState } from 'react'
import { LateIcon } from '@/components/art/late-icons'
import { CheckLabel } from '@/components/check-label'
import { CopyField } from '@/components/copy-field'
import { PassOn } from '@/components/pass-on'
import { planShare } from '@/words/plan-share'
import { useCopy } from '@/lib/browser/sharing/use-copy'
import { siteOrigin } from '@/lib/navigation/public-address'
import { formatCount } from '@/lib/text/format'
import type { Plan } from '@/features/plan/stored/schema'
import { planLink } from './share-plan'
import styles from './take-away.module.css'

const { link: words } = planShare

/** The length up to which chat apps are known to accept a text as one link. */
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
        <LateIcon name="share" size={20} />
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
  const { field, ...copying } = useCopy()
  const link = useMemo(() => planLink(plan, siteOrigin(), withMoney), [plan, withMoney])
  return (
    <div className={styles.link}>
      <p>{words.text}</p>
      {plan.money.length > 0 && (
        <CheckLabel
          checked={withMoney}
          onChange={({ currentTarget }) => setWithMoney(currentTarget.checked)}
        >
          {words.withMoney}
        </CheckLabel>
      )}
      <label htmlFor={id}>{words.label}</label>
      <CopyField id={id} ref={field} value={link} className={styles.field} />
      {link.length > LONG && <p>{words.long(formatCount(link.length))}</p>}
      <PassOn copying={copying} words={words} />
    </div>
  )
}
