import type { ComponentType } from 'react'
import { FormLoadFailed } from '@/components/form-load-failed'
import { nearPart } from '@/components/near-part'
import { hasDraft } from '@/lib/browser/storage/draft-key'
import styles from './enquiry-place.module.css'

/** What each form's card is given. */
export type FormCardProps = {
  /** The name under which what is typed but not sent is stored; no other form has it. */
  draft: string
}

/**
 * A form's card, with its h2, as a part in an element with this id. If the HTML contains it, its code waits for the
 * reader's first interaction, unless there is a draft to show. For a module that only the form's own pages load.
 */
export const formPart = <Name extends string, Props extends FormCardProps>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  id: string,
) =>
  nearPart(load, name, {
    near: {
      id,
      className: styles.place,
      waitForInteraction: true,
      isNeededNow: ({ draft }) => hasDraft(draft),
    },
    failed: (_form, retry) => <FormLoadFailed onRetry={retry} />,
  })
