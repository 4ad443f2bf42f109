import { PageHead } from '@/components/page-head'
import { browse } from '@/words/browse'
import { titleSuffix } from '@/words/site'
import { SearchForm } from '@/features/search/search-form'
import { useKeyword } from '@/features/search/use-keyword'
import { ShortlistSection } from '@/features/shortlist/shortlist-section'
import { SearchResults } from './search-page/search-results'

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
