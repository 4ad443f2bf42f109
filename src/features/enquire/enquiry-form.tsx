import { FormLoadFailed } from '@/components/form-load-failed'
import { nearPart } from '@/components/near-part'
import { hasDraft } from '@/lib/browser/storage/draft-key'
import { enquiryDraft } from './drafts'
import styles from './enquiry-place.module.css'

/** The id of the element that contains the form. */
export const ENQUIRY_ID = 'enquiry'

/**
 * The enquiry card of the job, study, visit, immigration and country pages, with its own h2. If the
 * HTML contains it, its code waits for the reader's first interaction. Product 2, Enquiry forms.
 */
export const EnquiryForm = nearPart(() => import('./enquiry-card'), 'EnquiryCard', {
  near: {
    id: ENQUIRY_ID,
    className: styles.place,
    waitForInteraction: true,
    isNeededNow: ({ kind, country }) => hasDraft(enquiryDraft(kind, country)),
  },
  failed: (_form, retry) => <FormLoadFailed onRetry={retry} />,
})
