import { lazy } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { headOf } from '@/components/head-of'
import { Helplines } from '@/components/help-places'
import { latePart } from '@/components/late-part'
import { LoadFailed } from '@/components/load-failed'
import { Notice } from '@/components/notice'
import { PageHead } from '@/components/page-head'
import { Spinner } from '@/components/spinner'
import type { Helpline } from '@/content/facts/official-help'
import { PaidAlready } from '@/features/check-offer/paid-already'
import { placeOf } from '@/features/check-offer/place'
import { useHydrated } from '@/lib/browser/page/use-hydrated'
import { paths } from '@/lib/navigation/paths'
import { nothing } from '@/lib/nothing'
import { checkOffer as words } from '@/words/check-offer'
import styles from './check-offer-page.module.css'
import { KindList } from './check-offer-page/kind-list'
import list from './check-offer-page/question-list.module.css'

const Checker = latePart(() => import('@/features/check-offer/checker'), 'Checker', {
  waiting: () => <Spinner />,
  failed: (_, retry) => (
    <LoadFailed message={words.failed} onRetry={retry}>
      <Link to={paths.contact.href()}>{words.usLink}</Link>
    </LoadFailed>
  ),
})

/** Only in the HTML: no browser that runs this code loads it. */
const QuestionList = import.meta.env.SSR
  ? lazy(async () => {
      const module = await import('@/features/check-offer/question-list')
      return { default: module.QuestionList }
    })
  : undefined

const calls: readonly Helpline[] = ['cyberFraud', 'shubhayatra', 'pbsk']

/** If it fails, the first question loads the code again and reports a failure. */
const bringQuestions = () => void Checker.preload().catch(nothing)

/** Short questions about an offer, and the warning signs found in it. Product 10, Checking an offer. */
export function CheckOfferPage() {
  const { hash } = useLocation()
  // The HTML is rendered without a fragment; what the fragment names is shown after hydration.
  const place = placeOf(
    useHydrated(
      () => hash,
      () => '',
    ),
  )
  const isResult = place?.at === 'result'
  return (
    <div
      className={`container ${styles.page}`}
      data-paper="stack"
      data-alone={isResult || undefined}
    >
      <PageHead {...headOf('checkOffer', words.meta)} />
      <header className={styles.head} data-small={place !== undefined || undefined}>
        <h1>{words.heading}</h1>
        {!place && <p className="lede">{words.intro}</p>}
      </header>
      <div className={styles.check}>
        {!place && <PaidAlready />}
        <KindList isAway={place !== undefined} onWanted={bringQuestions} />
        {place && <Checker place={place} />}
        {place && !isResult && <PaidAlready />}
        <p className="small quiet">{words.privacy}</p>
        <noscript className={list.list}>{QuestionList && <QuestionList />}</noscript>
      </div>
      {!isResult && (
        <aside className={styles.aside}>
          <Notice heading={words.until.heading}>
            <ul>
              {words.until.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Notice>
          <h2>{words.until.callsHeading}</h2>
          <Helplines calls={calls} />
        </aside>
      )}
      <p className={`small quiet ${styles.written}`}>{words.written}</p>
    </div>
  )
}
