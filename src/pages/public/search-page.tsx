import { latePart } from '@/components/late-part'
import { LoadFailed } from '@/components/load-failed'
import { PageHead } from '@/components/page-head'
import { Spinner } from '@/components/spinner'
import { browse } from '@/words/browse'
import { messages } from '@/words/messages'
import { titleSuffix } from '@/words/site'
import { SearchForm } from '@/features/search/search-form'
import { useKeyword } from '@/features/search/use-keyword'

const { lists } = messages

// The cards, and all that asks: for those alone who search.
const SearchResults = latePart(() => import('./search-page/search-results'), 'SearchResults', {
  lost: (_, retry) => <LoadFailed message={lists.failed} onRetry={retry} />,
  waiting: () => <Spinner label={browse.search.searching} />,
})

const ShortlistSection = latePart(
  () => import('@/features/shortlist/shortlist-section'),
  'ShortlistSection',
  { lost: (_, retry) => <LoadFailed message={lists.failed} onRetry={retry} /> },
)

/** The search field, what it found for `?q=`, and the shortlist. Product 2, /search. */
export function SearchPage() {
  const keyword = useKeyword()
  const { title, description } = browse.meta.search
  return (
    <div className="container section">
      <PageHead
        title={(keyword ? `${keyword}: ${title}` : title) + titleSuffix}
        description={description}
        hidden
      />
      <h1>{browse.search.heading}</h1>
      <SearchForm keyword={keyword} />
      {keyword ? (
        <SearchResults keyword={keyword}>
          <ShortlistSection />
        </SearchResults>
      ) : (
        <ShortlistSection />
      )}
    </div>
  )
}
