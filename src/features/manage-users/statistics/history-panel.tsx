import { Segmented } from 'antd'
import { useId, useMemo, useState } from 'react'
import type { User } from '@/entities/user/user'
import { adminUsers } from '@/words/admin-users'
import { formatCount } from '@/lib/text/format'
import { HistoryChart } from './history-chart'
import { HistoryTable } from './history-table'
import styles from './history.module.css'
import { historyOf, type Span } from './statistics'

const { dashboard: words } = adminUsers
type Look = keyof typeof words.looks

const spans: { value: Span; label: string }[] = [
  { value: '12', label: words.spans['12'] },
  { value: '24', label: words.spans['24'] },
  { value: 'all', label: words.spans.all },
]
const looks: { value: Look; label: string }[] = [
  { value: 'chart', label: words.looks.chart },
  { value: 'table', label: words.looks.table },
]

type Props = {
  users: readonly User[]
  /** When they were read, in ms: the last month depends on it. */
  readAt: number
}

/** Sign-ups and subscriptions over time, as a chart or as a table with the same numbers. */
export function HistoryPanel({ users, readAt }: Props) {
  const id = useId()
  const [span, setSpan] = useState<Span>('12')
  const [look, setLook] = useState<Look>('chart')
  const history = useMemo(() => historyOf(users, span, readAt), [users, span, readAt])
  return (
    <section aria-labelledby={id} className={`panel ${styles.panel}`}>
      <div className={styles.head}>
        <h2 id={id}>{words.chart}</h2>
        <Segmented aria-label={words.span} options={spans} value={span} onChange={setSpan} />
        <Segmented aria-label={words.look} options={looks} value={look} onChange={setLook} />
      </div>
      {users.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <>
          {look === 'chart' ? <HistoryChart {...history} /> : <HistoryTable {...history} />}
          <p className={styles.caption}>
            {words.caption}
            {history.undated > 0 && ` ${words.undated(formatCount(history.undated))}`}
          </p>
        </>
      )}
    </section>
  )
}
