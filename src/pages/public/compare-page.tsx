import { useLocation } from 'react-router-dom'
import { dataPart } from '@/components/data-part'
import { headOf } from '@/components/head-of'
import { latePart } from '@/components/late-part'
import { LoadFailed } from '@/components/load-failed'
import { PageHead } from '@/components/page-head'
import { Spinner } from '@/components/spinner'
import { compare } from '@/words/compare'
import { COUNTRIES } from '@/entities/country/keys'
import { useReady } from '@/lib/browser/page/use-ready'
import { comparedIds, tickedIds } from './compare-page/compared-ids'
import styles from './compare-page/comparison.module.css'

const CountryChooser = dataPart(() => import('./compare-page/country-chooser'), 'CountryChooser', {
  id: 'choose',
  keys: () => [COUNTRIES],
  // The HTML has no ticks.
  isNeededNow: () => tickedIds(window.location.search).length > 0,
  failed: (_, retry) => <LoadFailed message={compare.choose.failed} onRetry={retry} />,
})

const Comparison = latePart(() => import('./compare-page/comparison'), 'Comparison', {
  failed: (_, retry) => <LoadFailed message={compare.choose.failed} onRetry={retry} />,
  waiting: () => <Spinner label={compare.loading} />,
})

/** Two to four countries side by side; the address names them. Product 10, Comparison. */
export function ComparePage() {
  const { search } = useLocation()
  const isReady = useReady()
  // The HTML is the same whatever the address asks for.
  const ids = isReady ? comparedIds(search) : []
  return (
    <div className="container section">
      {/* If the head named /compare, the Share of some browsers would leave out the countries. */}
      <PageHead {...headOf('compare', compare.meta)} shared hidden={ids.length > 0} />
      <h1>{compare.heading}</h1>
      <p className={`lede ${styles.intro}`}>{compare.intro}</p>
      <div className={styles.room}>
        {ids.length > 0 ? <Comparison ids={ids} /> : <CountryChooser />}
      </div>
    </div>
  )
}
