import { Link } from 'react-router-dom'
import { OutLink } from '@/components/out-link'
import { common } from '@/words/common'
import { costWords } from '@/words/plan-costs'
import { planMoney } from '@/words/plan-money'
import { paths } from '@/lib/navigation/paths'
import { costOf } from './money-lines'
import type { MoneyLine } from './schema'
import styles from './money.module.css'

const { line: words } = planMoney

const ours: Readonly<Record<string, string>> = {
  premium: paths.premium.href(),
  contact: paths.contact.href(),
}

/** Where the figure of a usual line is published, with a link where there is one page. */
export function MoneyWhere({
  line,
  visaUrl,
}: {
  line: Pick<MoneyLine, 'id'>
  visaUrl: string | undefined
}) {
  const cost = costOf(line)
  const where = cost && costWords[cost.id]?.where
  if (!cost || !where) return null
  const { published = '' } = cost
  const url = published === 'visa-office' ? visaUrl : published
  const own = ours[published]
  return (
    <span className={styles.small}>
      {where}
      {own && (
        <>
          : <Link to={own}>{words.ourPage}</Link>
        </>
      )}
      {!own && url && (
        <>
          :{' '}
          <OutLink url={url} newTab={common.newTab}>
            {words.official}
          </OutLink>
        </>
      )}
    </span>
  )
}
