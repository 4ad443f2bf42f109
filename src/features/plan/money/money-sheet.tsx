import { useId, useState } from 'react'
import { planMoney } from '@/words/plan-money'
import { saveFile } from '@/lib/browser/sharing/save-file'
import { fileName } from '@/features/plan/stored/file-name'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import { type Day, moneyGroups, type Plan } from '@/features/plan/stored/schema'
import { MoneyGroup } from './money-group'
import { moneyCsv } from './money-csv'
import { MoneyOverview } from './money-overview'
import { useMoney } from './use-money'
import styles from './money.module.css'
import overview from './money-overview.module.css'

const { csv, totals, ...words } = planMoney

/**
 * What has to be paid for a plan, as the reader enters it: by group, the company's and others' costs
 * separately, with totals and months. Shows no figure of its own. Product 10, Plans.
 */
export function MoneySheet({
  plan,
  steps,
  today,
}: {
  plan: Plan
  steps: readonly DatedStep[]
  today: Day
}) {
  const id = useId()
  const sheet = useMoney(plan, steps, today)
  const [saved, setSaved] = useState('')
  const isEmpty = plan.money.length === 0

  function save() {
    const file = fileName(plan, csv.file, 'csv')
    saveFile(moneyCsv(plan, steps), 'text/csv', file)
    setSaved(csv.saved(file))
  }

  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <h3 id={id}>{words.heading}</h3>
      <p>{words.intro}</p>
      {isEmpty && (
        <button type="button" className="button" onClick={sheet.addUsual}>
          {words.start(sheet.needed)}
        </button>
      )}
      {sheet.isFull && <p className={styles.full}>{words.full}</p>}
      {moneyGroups.map((group) => (
        <MoneyGroup key={group} plan={plan} group={group} sheet={sheet} />
      ))}
      {!isEmpty && (
        <section className={overview.overview} aria-labelledby={`${id}-totals`}>
          <h4 id={`${id}-totals`}>{totals.heading}</h4>
          <MoneyOverview plan={plan} steps={steps} today={today} />
          <button type="button" className="button button-plain" onClick={save}>
            {csv.action}
          </button>
          <p role="status" className={styles.small}>
            {saved}
          </p>
        </section>
      )}
      <p role="status" className="visually-hidden">
        {sheet.said}
      </p>
    </section>
  )
}
