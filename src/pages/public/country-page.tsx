import { useParams } from 'react-router-dom'
import { dataPart } from '@/components/data-part'
import { LoadFailed } from '@/components/load-failed'
import { browse } from '@/words/browse'
import { countryKey } from '@/entities/country/keys'
import { enquiryDraft } from '@/features/enquire/drafts'
import { hasDraftOf } from '@/lib/browser/storage/draft-key'
import { useHtmlHead } from '@/lib/head/use-html-head'

const CountryGuide = dataPart(() => import('./country-page/country-guide'), 'CountryGuide', {
  id: 'country-guide',
  keys: ({ id }) => [countryKey(id)],
  // The draft of its form gets its full name only once the country is known.
  isNeededNow: () => hasDraftOf(enquiryDraft('country', '')),
  failed: (_, retry) => (
    <div className="container section">
      <LoadFailed message={browse.country.failedTitle} onRetry={retry} />
    </div>
  ),
})

/** One country and its enquiry form. Product 2, /country/:id and /country-details/:id. */
export function CountryPage() {
  const { id = '' } = useParams()
  useHtmlHead()
  return <CountryGuide id={id} />
}
