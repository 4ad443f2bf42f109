import { useEffect } from 'react'
import { Loading } from '@/components/loading'
import { home } from '@/words/home'
import { logError } from '@/lib/browser/log'
import { useApiQuery } from '@/lib/api/query'
import { countriesQuery } from '@/entities/country/api'
import { CountryStamps } from '@/entities/country/country-stamps'
import styles from './country-grid.module.css'

const words = home.countries

/**
 * Every country as a stamp. A list that fails is only noted in the console and stays empty,
 * with a way to try again in its place. Specification 4, Country list.
 */
export function CountryGrid() {
  const { data, isLoadingError, error, refetch } = useApiQuery(countriesQuery())

  useEffect(() => {
    if (isLoadingError) logError('The countries could not be loaded', error)
  }, [isLoadingError, error])

  if (data && data.length > 0) return <CountryStamps countries={data} />
  if (!data && !isLoadingError) return <Loading label={words.loading} />
  return (
    <p className={styles.empty}>
      {words.empty}{' '}
      {isLoadingError && (
        <button type="button" className="link-button" onClick={() => void refetch()}>
          {words.retry}
        </button>
      )}
    </p>
  )
}
