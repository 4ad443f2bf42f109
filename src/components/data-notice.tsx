import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { company } from '@/content/facts/company'
import { dataBoardUrl, type NoticePlace } from '@/content/facts/data-notice'
import { dataNotice } from '@/words/data-notice'
import { reports } from '@/words/reports'
import { paths } from '@/lib/navigation/paths'
import styles from './data-notice.module.css'
import { OutLink } from './out-link'

const { terms, places, withdraw, complain } = dataNotice

/**
 * Beside a form that takes personal data: what happens to that data. It opens in place with the browser's own
 * <details>, so that it works before any script runs. Product 10, Notice of data.
 */
export function DataNotice({ of }: { of: NoticePlace }) {
  return (
    <details className={styles.notice}>
      <summary>{dataNotice.summary}</summary>
      <NoticeText of={of} />
    </details>
  )
}

/** The complete notice of one form, which can be understood on its own. */
export function NoticeText({ of }: { of: NoticePlace }) {
  const { which, why, who, long } = places[of]
  return (
    <div className={styles.text}>
      <dl>
        <Row term={terms.which}>{which}</Row>
        <Row term={terms.why}>{why}</Row>
        <Row term={terms.who}>{who}</Row>
        <Row term={terms.long}>{long}</Row>
        {/* No second link to the address, which is already shown beside the form. */}
        <Row term={terms.withdraw}>
          {withdraw.before} {company.email} {withdraw.between}{' '}
          <Link to={paths.yourData.href()}>{withdraw.link}</Link>
          {withdraw.after}
        </Row>
        <Row term={terms.complain}>
          {complain.before} <OutLink url={dataBoardUrl}>{complain.board}</OutLink>
          {complain.after}
        </Row>
        <Row term={terms.young}>{dataNotice.young}</Row>
        {SITE_REPORT_URL && <Row term={reports.notice.term}>{reports.notice.text}</Row>}
      </dl>
      <p className="quiet">{dataNotice.version}</p>
    </div>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
