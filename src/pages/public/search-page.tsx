import { Link } from 'react-router-dom'
import { latePart } from '@/components/late-part'
import { LoadFailed } from '@/components/load-failed'
import { NoScript } from '@/components/no-script'
import { PageHead } from '@/components/page-head'
import { Spinner } from '@/components/spinner'
import { browse } from '@/words/browse'
import { messages } from '@/words/messages'
import { titleSuffix } from '@/words/site'
import { preloadIndex } from '@/features/search/preload-index'
import { SearchForm } from '@/features/search/search-form'
import { keywordIn, useKeyword } from '@/features/search/use-keyword'
import { useReady } from '@/lib/browser/page/use-ready'
import { allCountries } from '@/lib/navigation/all-countries'
import { loadTogether } from '@/lib/loading/load-together'

const { lists } = messages

// The result cards and all code that sends requests: loaded only for readers who search.
const SearchResults = latePart(() => import('./search-page/search-results'), 'SearchResults', {
  failed: (_, retry) => <LoadFailed message={lists.failed} onRetry={retry} />,
  waiting: () => <Waiting />,
})

// The code for the results loads together with the page, which would request it only once it is rendered.
if (typeof window !== 'undefined' && keywordIn(window.location.search)) {
  preloadIndex()
  // Not after it: once React has rendered a loading state, that stays for at least 300 ms.
  loadTogether(SearchResults.preload())
}

const ShortlistSection = latePart(
  () => import('@/features/shortlist/shortlist-section'),
  'ShortlistSection',
  { failed: (_, retry) => <LoadFailed message={lists.failed} onRetry={retry} /> },
)

/** The search field, what it found for `?q=`, and the shortlist. Product 2, /search. */
export function SearchPage() {
  const keyword = useKeyword()
  const isReady = useReady()
  const { title, description } = browse.meta.search
  if (keyword) preloadIndex()
  return (
    <div className="container section">
      <PageHead
        title={(keyword ? `${keyword}: ${title}` : title) + titleSuffix}
        description={description}
        hidden
      />
      <h1>{browse.search.heading}</h1>
      <SearchForm keyword={keyword} />
      <NoScript of="search">
        <Link to={allCountries}>{browse.search.allCountries}</Link>
      </NoScript>
      {isReady ? <Found keyword={keyword} /> : <Waiting />}
    </div>
  )
}

// The HTML is the same whatever the address asks for.
const Waiting = () => <Spinner label={browse.search.searching} />

function Found({ keyword }: { keyword: string }) {
  if (!keyword) return <ShortlistSection />
  return (
    <SearchResults keyword={keyword}>
      <ShortlistSection />
    </SearchResults>
  )
}
