import { FormLoadFailed } from '@/components/form-load-failed'
import { nearPart } from '@/components/near-part'
import { hasDraft } from '@/lib/browser/storage/draft-key'
import { CONTACT_DRAFT } from './drafts'
import styles from './enquiry-place.module.css'

/**
 * The contact page's form with its h2. If the HTML contains it, its code waits for the first interaction.
 * Product 2, Contact page.
 */
export const ContactForm = nearPart(() => import('./contact-card'), 'ContactCard', {
  near: {
    id: 'write',
    className: styles.place,
    waitForInteraction: true,
    isNeededNow: () => hasDraft(CONTACT_DRAFT),
  },
  failed: (_form, retry) => <FormLoadFailed onRetry={retry} />,
})
