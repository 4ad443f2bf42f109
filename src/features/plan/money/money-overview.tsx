import { dayText } from '@/words/day-text'
import { planMoney } from '@/words/plan-money'
import { Table } from '@/components/table'
import type { DatedStep } from '@/features/plan/schedule/schedule'
import { type Day, moneyGroups, type Plan } from '@/features/plan/stored/schema'
import { type Month, monthsOf, sumOf } from './money-totals'
import { MoneySum } from './money-sum'
import styles from './money-overview.module.css'

const { totals: words, to, groups } = planMoney

const monthText = ({ month }: Month) =>
  month === 'overdue' || month === 'undated' ? words[month] : dayText(month)

/** The totals: all, paid, still to pay; by group and by month. It says what is not known. */
export function MoneyOverview({
  plan,
  steps,
  today,
}: {
  plan: Plan
  steps: readonly DatedStep[]
  today: Day
}) {
  const { money } = plan
  const months = monthsOf(plan, steps, today)
  const sums = [
    [words.all, money],
    [words.paid, money.filter(({ paid }) => paid)],
    [words.toCome, money.filter(({ paid }) => !paid)],
  ] as const
  return (
    <>
      <dl className={styles.sums}>
        {sums.map(([name, lines]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <MoneySum sum={sumOf(lines)} />
            </dd>
          </div>
        ))}
      </dl>
      <Table className={`${styles.table} ${styles.groups}`}>
        <caption>{words.groups}</caption>
        <thead>
          <tr>
            <th scope="col">{words.group}</th>
            <th scope="col">{to.others}</th>
            <th scope="col">{to.us}</th>
          </tr>
        </thead>
        <tbody>
          {moneyGroups.map((group) => {
            const lines = money.filter((line) => line.group === group)
            return (
              <tr key={group}>
                <th scope="row">{groups(plan.purpose)[group]}</th>
                <td data-label={to.others}>
                  <MoneySum sum={sumOf(lines.filter((line) => line.to === 'others'))} />
                </td>
                <td data-label={to.us}>
                  <MoneySum sum={sumOf(lines.filter((line) => line.to === 'us'))} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
      {months.length > 0 && (
        <Table className={styles.table}>
          <caption>{words.months}</caption>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              <th scope="col">{words.amount}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((each) => (
              <tr key={each.month}>
                <th scope="row">{monthText(each)}</th>
                <td>
                  <MoneySum sum={each.sum} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}
