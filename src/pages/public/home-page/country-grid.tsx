import { useEffect } from 'react'
import { AsOf } from '@/components/as-of'
import { QueryStates } from '@/components/query-states'
import { common } from '@/words/common'
import { home } from '@/words/home'
import { logError } from '@/lib/browser/log'
import { useApiQuery } from '@/lib/api/query'
import { useWithoutShift } from '@/lib/browser/movement/use-without-shift'
import { countriesQuery } from '@/entities/country/api'
import { CountryStamps } from '@/entities/country/country-stamps'
import { CompareHint, CompareTray } from '@/features/compare/compare-tray'
import { stampCorner } from '@/features/compare/stamp-corner'
import styles from './country-grid.module.css'

const words = home.countries

/**
 * Every country as a stamp. A list that fails is only noted in the console and stays empty,
 * with a way to try again in its place. Product 4, Country list.
 */
export function CountryGrid() {
  const countries = useApiQuery(countriesQuery())
  const [data, showNewer] = useWithoutShift(countries.data)
  const { isLoadingError, error } = countries

  useEffect(() => {
    if (isLoadingError) logError('The countries could not be loaded', error)
  }, [isLoadingError, error])

  return (
    <>
      <QueryStates
        load={{ ...countries, data }}
        loading={words.loading}
        failed={(_, retry) => (
          <p className={styles.empty}>
            {words.empty}{' '}
            <button type="button" className="link-button" onClick={retry}>
              {common.tryAgain}
            </button>
          </p>
        )}
        empty={<p className={styles.empty}>{words.empty}</p>}
      >
        {(all) => (
          <>
            <CompareHint stamps={all.length} />
            <CountryStamps countries={all} corner={stampCorner} />
            <CompareTray />
          </>
        )}
      </QueryStates>
      <AsOf of={[countries]} showNewer={showNewer} />
    </>
  )
}
