import { Link } from 'react-router-dom'
import { OutLink } from '@/components/out-link'
import type { PlanCountry } from '@/content/facts/plan-countries'
import type { Purpose } from '@/content/facts/purposes'
import { common } from '@/words/common'
import { planMoney } from '@/words/plan-money'
import { paths } from '@/lib/navigation/paths'
import type { MoneyLine } from '@/features/plan/stored/schema'
import { costOf, costWhere } from './money-lines'
import styles from './money.module.css'

const { line: words } = planMoney

const ours: Readonly<Record<string, string>> = {
  premium: paths.premium.href(),
  contact: paths.contact.href(),
}

/** Where a plan leads; the same object as long as its values are the same. */
export interface Destination {
  purpose: Purpose
  country: PlanCountry | undefined
  /** The page of the office that decides about the visa, if known. */
  visaUrl: string | undefined
}

/** Where the figure of a usual line is published, with a link if it is on one page. */
export function MoneyWhere({
  line,
  destination: { purpose, country, visaUrl },
}: {
  line: Pick<MoneyLine, 'id'>
  destination: Destination
}) {
  const cost = costOf(line)
  const where = costWhere(line.id, purpose, country)
  if (!cost || !where) return null
  const { published = '' } = cost
  const url = published === 'visa-office' ? visaUrl : published
  const own = ours[published]
  return (
    <span key={`${where} ${url}`} className={styles.small}>
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
