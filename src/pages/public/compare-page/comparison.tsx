import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { AsOf } from '@/components/as-of'
import { LoadFailed } from '@/components/load-failed'
import { Loading } from '@/components/loading'
import { MOST_COMPARED } from '@/content/facts/compare'
import { compare } from '@/words/compare'
import { inAlphabet } from '@/words/country-order'
import { countriesQuery } from '@/entities/country/api'
import { useApiQuery } from '@/lib/api/query'
import { paths } from '@/lib/navigation/paths'
import { CompareBar } from './compare-bar'
import { CompareSummary } from './compare-summary'
import { CompareTable } from './compare-table'
import { withAt } from './compared-ids'
import styles from './comparison.module.css'
import { comparisonOf } from './groups'
import { LeftOut } from './left-out'
import { shownCountryName } from '@/features/compare/shown-country-name'
import { useCompared } from './use-compared'

/** The countries of the address side by side, and the controls that change them. Product 10, Comparison. */
export function Comparison({ ids }: { ids: readonly string[] }) {
  const navigate = useNavigate()
  const barId = useId()
  const shown = ids.slice(0, MOST_COMPARED)
  const { loads, unknown, known, countries, failed, isLoading, mayShowRows, retry } =
    useCompared(shown)
  const list = useApiQuery(countriesQuery()).data ?? []
  const dataOf = (id: string) =>
    known.find((each) => each.id === id)?.data ?? list.find(({ _id }) => _id === id)
  const nameOf = (id: string) => shownCountryName(dataOf(id)?.name ?? compare.nameless)
  const groups = comparisonOf(countries)
  const columns = known
    .map(({ id }) => ({ id, ...dataOf(id) }))
    // A country that is not in the list hardly exists.
    .filter(({ id, name }) => !failed.includes(id) && (name || list.length === 0))

  const show = (next: readonly string[]) => void navigate(paths.compare.href(next))
  // The button that has the focus is removed.
  const focusBar = () => document.getElementById(barId)?.focus({ preventScroll: true })
  function takeOff(id: string) {
    focusBar()
    // A country that had no place gets one now.
    show(ids.filter((each) => each !== id))
  }
  function add(id: string) {
    const next = [...known.map((each) => each.id), id]
    if (next.length >= MOST_COMPARED) focusBar()
    // A country that had no place keeps waiting, or gets one now.
    show([...new Set([...next, ...ids.slice(MOST_COMPARED)])])
  }

  return (
    <>
      <CompareBar
        id={barId}
        chosen={known.map(({ id }) => ({ id, name: nameOf(id) }))}
        all={inAlphabet(list, ({ name }) => name).map(({ _id, name }) => ({
          id: _id,
          name: shownCountryName(name),
        }))}
        isFull={known.length >= MOST_COMPARED}
        onChange={(before, id) => show(withAt(ids, ids.indexOf(before), id))}
        onAdd={add}
        onRemove={takeOff}
      />
      <LeftOut unknown={unknown} more={ids.slice(MOST_COMPARED).map(nameOf)} onTakeOff={takeOff} />
      {failed.length > 0 && (
        <div className={styles.failed}>
          {/* Countries whose names are unknown have the same sentence. */}
          <LoadFailed
            message={[...new Set(failed.map((id) => compare.failed(nameOf(id))))].join(' ')}
            onRetry={retry}
          />
        </div>
      )}
      <CompareSummary
        countries={countries}
        groups={groups}
        names={columns.map(({ id }) => nameOf(id))}
        chosen={known.length}
        isLoading={isLoading}
      />
      {columns.length > 0 ? (
        <CompareTable
          columns={columns}
          loadedIds={known.filter(({ data }) => data).map(({ id }) => id)}
          groups={mayShowRows ? groups : undefined}
          isLoading={isLoading}
        />
      ) : (
        isLoading && <Loading label={compare.loading} />
      )}
      <AsOf of={loads} />
    </>
  )
}
