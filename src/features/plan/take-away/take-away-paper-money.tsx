import { dayText } from '@/words/day-text'
import { planMoney } from '@/words/plan-money'
import { planShare } from '@/words/plan-share'
import { formatPaise } from '@/lib/text/format'
import { formatAmount } from '@/lib/text/money'
import { Table } from '@/components/table'
import { ownTitle } from '@/features/plan/money/money-lines'
import { LineName, ownMark } from '@/features/plan/money/money-row'
import { dueDay, paiseOf } from '@/features/plan/money/money-totals'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import { type MoneyLine, moneyGroups, type Plan } from '@/features/plan/stored/schema'
import styles from './take-away-paper.module.css'

const { paper: words } = planShare

function amountOf(line: MoneyLine): string {
  const { amount, currency } = line
  if (amount === null) return words.unknown
  const paise = paiseOf(line)
  const rupees = currency !== 'INR' && paise !== null ? ` = ${formatPaise(paise)}` : ''
  return `${formatAmount(amount, currency)}${rupees}`
}

/** The lines of the money sheet on paper, by group. */
export function PaperMoney({ plan, steps }: { plan: Plan; steps: readonly DatedStep[] }) {
  return (
    <Table className={styles.list}>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.due}</th>
          <th scope="col" className={styles.figure}>
            {words.amount}
          </th>
        </tr>
      </thead>
      {moneyGroups.map((group) => {
        const lines = plan.money.filter((line) => line.group === group)
        if (lines.length === 0) return null
        return (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.group}>
                {planMoney.groups(plan.purpose)[group]}
              </th>
            </tr>
            {lines.map((line) => {
              const due = dueDay(line, steps, plan)
              return (
                <tr key={line.id}>
                  <th scope="row">
                    <LineName line={line} />
                    <span className={styles.small}>
                      {planMoney.to[line.to]}
                      {ownTitle(line) && ` · ${ownMark(line)}`}
                    </span>
                  </th>
                  <td>{line.paid ? words.paid : due && dayText(due)}</td>
                  <td className={styles.figure}>{amountOf(line)}</td>
                </tr>
              )
            })}
          </tbody>
        )
      })}
    </Table>
  )
}
