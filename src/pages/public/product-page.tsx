import { useParams } from 'react-router-dom'
import { latePart } from '@/components/late-part'
import { LoadFailed } from '@/components/load-failed'
import { Spinner } from '@/components/spinner'
import { browse } from '@/words/browse'
import { messages } from '@/words/messages'
import { lastSearch } from '@/entities/product/last-search'
import type { SavedItem } from '@/features/shortlist/stored/schema'
import { useShortlist } from '@/features/shortlist/stored/store'
import { NotFoundPage } from './not-found-page'
import { ProductFrame } from './product-page/product-frame'

type Props = { id: string; saved: SavedItem | undefined }

const FoundProduct = latePart(() => import('./product-page/found-product'), 'FoundProduct', {
  failed: ({ saved }: Props, retry) => (
    <ProductFrame saved={saved}>
      <LoadFailed message={messages.lists.failed} onRetry={retry} />
    </ProductFrame>
  ),
  waiting: ({ saved }: Props) => (
    <ProductFrame saved={saved}>
      <Spinner label={browse.product.loading} />
    </ProductFrame>
  ),
})

/**
 * A product that a search found; an unknown id shows the 404. Without an earlier search and without a name on
 * the shortlist, nothing can find it, so no code that searches is loaded. Product 2, Search results.
 */
export function ProductPage() {
  const { id = '' } = useParams()
  const saved = useShortlist().find((item) => item.kind === 'product' && item.id === id)
  if (!saved && lastSearch.get() === '') return <NotFoundPage />
  return <FoundProduct id={id} saved={saved} />
}
