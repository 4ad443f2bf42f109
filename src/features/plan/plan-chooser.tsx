import { Link } from 'react-router-dom'
import { dayText } from '@/words/day-text'
import { plan as words } from '@/words/plan'
import styles from './plan-chooser.module.css'
import { PlanName } from './stored/plan-name'
import { planHref } from './stored/plan-links'
import type { Plan } from './stored/schema'

type Props = { all: readonly Plan[]; shown: string | undefined }

/** The plans to choose from, each with its own address. */
export function PlanChooser({ all, shown }: Props) {
  // If the only plan is shown already, there is nothing to choose.
  if (all.length < 2 && shown !== undefined) return null
  return (
    <nav aria-label={words.chooser.heading} className={styles.chooser}>
      <p>{words.chooser.heading}</p>
      <ul className="plain-list">
        {all.map((plan) => (
          <li key={plan.id}>
            <Link to={planHref(plan.id)} aria-current={plan.id === shown ? 'page' : undefined}>
              <span>
                <PlanName plan={plan} />
              </span>
              <span className={styles.by}>{dayText(plan.by)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
