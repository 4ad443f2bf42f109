import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { LoadFailed } from '@/components/load-failed'
import { latePart } from '@/components/late-part'
import { Spinner } from '@/components/spinner'
import { browse } from '@/words/browse'
import { messages } from '@/words/messages'
import { navigation } from '@/words/navigation'
import { paths } from '@/lib/navigation/paths'
import { allCountries } from '@/lib/navigation/all-countries'
import { useCountryMeant } from './country-meant'
import { EachWord } from './each-word'
import { FoundGroups } from './found-groups'
import styles from './search-results.module.css'
import { type Search, useSearch } from './use-search'

const words = browse.search

// The cache of the API's answers and all code that sends requests: the index's results need neither.
const AskApi = latePart(() => import('./ask-api'), 'AskApi', {
  failed: ({ onLoadFailed }, retry) => <CodeFailed onLoadFailed={onLoadFailed} onRetry={retry} />,
})

type Props = {
  keyword: string
  /** Shown below the results, and so arrives after them. */
  children: ReactNode
}

/** How much was found, then the results by kind; a part that failed does not hide the others. */
export function SearchResults({ keyword, children }: Props) {
  const search = useSearch(keyword)
  const [hasCodeFailed, setCodeFailed] = useState(false)
  const isMeant = useCountryMeant(search)
  const { count, searching, isAnswered, missing, unchecked, retry, question } = search
  const none = !searching && count === 0 && missing.length === 0
  const failed = missing.length + unchecked.length > 0 && (
    <LoadFailed message={whatFailed(search)} onRetry={retry} />
  )
  if (isMeant) return null
  return (
    <>
      <div role="status" className={styles.count}>
        {!searching && count > 0 && <h2>{messages.search.resultsFound(count)}</h2>}
        {none && <h2>{messages.search.none}</h2>}
      </div>
      <FoundGroups
        search={search}
        failed={failed}
        rest={
          <>
            {none && (
              <>
                <EachWord keyword={keyword} search={search} />
                <OtherWays pages={search.pages} />
              </>
            )}
            {children}
          </>
        }
      />
      {searching && !hasCodeFailed && <Spinner label={words.searching} />}
      {question && (
        <AskApi {...question} searching={searching} count={count} onLoadFailed={setCodeFailed} />
      )}
      {/* If results are shown already, it is placed below all of them. */}
      {isAnswered && failed}
    </>
  )
}

type CodeFailedProps = { onLoadFailed: (hasFailed: boolean) => void; onRetry: () => void }

/** Shown if the code that asks the API fails to load: nothing searches any more until the reader tries again. */
function CodeFailed({ onLoadFailed, onRetry }: CodeFailedProps) {
  // Runs before anything is painted that says both: failed and searching.
  useLayoutEffect(() => {
    onLoadFailed(true)
    return () => onLoadFailed(false)
  }, [onLoadFailed])
  return <LoadFailed message={messages.lists.failed} onRetry={onRetry} />
}

function whatFailed({ missing, unchecked }: Search): string {
  return [
    missing.length > 0 && words.missing(missing.join(', ')),
    unchecked.length > 0 && words.unchecked(unchecked.join(', ')),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Lists to browse, and pages that are not shown above already. */
function OtherWays({ pages }: Pick<Search, 'pages'>) {
  const standing = new Set<string>(pages.map(({ to }) => to))
  const ways = [
    [allCountries, words.allCountries],
    [paths.latest.href(), browse.jobs.all],
    // "study abroad" is not in the name of anything, and still has its page.
    [paths.study.href(), navigation.quick.study],
    [paths.job.href(), navigation.side.job],
    [paths.visitingVisa.href(), navigation.side.visitingVisa],
    [paths.contact.href(), words.ask],
  ] as const
  return (
    <>
      <p>{words.noneHelp}</p>
      <ul>
        {ways
          .filter(([to]) => !standing.has(to))
          .map(([to, name]) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
      </ul>
    </>
  )
}
