import { Accordion } from '@/components/accordion'
import { headOf } from '@/components/head-of'
import { latePart } from '@/components/late-part'
import { LoadFailed } from '@/components/load-failed'
import { NoScript } from '@/components/no-script'
import { PageHead } from '@/components/page-head'
import { Spinner } from '@/components/spinner'
import { messages } from '@/words/messages'
import { reports } from '@/words/reports'
import { yourData } from '@/words/your-data'
import { storedThings } from '@/content/facts/stored-things'
import { AskForData } from './your-data-page/ask-for-data'
import styles from './your-data-page.module.css'

const { here, all } = yourData

// Only the browser knows what it stores.
const StoredData = latePart(() => import('./your-data-page/stored-data'), 'StoredData', {
  failed: (_, retry) => <LoadFailed message={messages.lists.failed} onRetry={retry} />,
  waiting: () => <Spinner label={here.looking} />,
})

const ids = [...new Set(storedThings.map(({ id }) => id))].filter(
  (id) => id !== 'reports' || SITE_REPORT_URL !== '',
)

/** What this browser stores, how to delete it, and letters about what the consultancy has. Product 10, Your data. */
export function YourDataPage() {
  return (
    <div className="container section">
      <PageHead {...headOf('yourData', yourData.meta)} />
      <h1>{yourData.heading}</h1>
      <p className="lede">{yourData.intro}</p>
      <p className={styles.onward}>
        <a href="#ask-for-data">{yourData.ask.heading}</a>
      </p>
      <section aria-labelledby="kept-here">
        <h2 id="kept-here" tabIndex={-1}>
          {here.heading}
        </h2>
        <p>{here.intro}</p>
        <NoScript of="kept" />
        <div className={styles.kept}>
          <StoredData />
        </div>
        <Accordion title={all.heading}>
          <p>{all.intro}</p>
          <dl className={styles.all}>
            {ids.map((id) => (
              <div key={id}>
                <dt>{yourData.things[id].name}</dt>
                <dd>{yourData.things[id].text}</dd>
              </div>
            ))}
          </dl>
        </Accordion>
      </section>
      <AskForData />
      {SITE_REPORT_URL && (
        <section aria-labelledby="reports">
          <h2 id="reports">{reports.heading}</h2>
          <p>{reports.text}</p>
          <p>{reports.off}</p>
        </section>
      )}
    </div>
  )
}
