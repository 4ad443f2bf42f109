import { adminUsers } from '@/words/admin-users'
import { reversed } from '@/lib/lists'
import { formatCount } from '@/lib/text/format'
import { Table } from '@/components/table'
import styles from './history.module.css'
import { type History, sumOf } from './statistics'

const { dashboard: words } = adminUsers

/** The numbers behind the chart, newest first. */
export function HistoryTable({ unit, stretches }: History) {
  return (
    <Table className={styles.table}>
      <caption className="visually-hidden">{words.chart}</caption>
      <thead>
        <tr>
          <th scope="col">{words[unit]}</th>
          <th scope="col">{words.signUps}</th>
          <th scope="col">{words.subscriptions}</th>
        </tr>
      </thead>
      <tbody>
        {reversed(stretches).map(({ label, signUps, subscriptions }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatCount(signUps)}</td>
            <td>{formatCount(subscriptions)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.inAll}</th>
          <td>{formatCount(sumOf(stretches, 'signUps'))}</td>
          <td>{formatCount(sumOf(stretches, 'subscriptions'))}</td>
        </tr>
      </tfoot>
    </Table>
  )
}
