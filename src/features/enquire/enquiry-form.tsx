import type { ComponentProps } from 'react'
import { enquiryDraft } from './drafts'
import { formPart } from './form-part'

/** The id of the element that contains the form. */
export const ENQUIRY_ID = 'enquiry'

const Card = formPart(() => import('./enquiry-card'), 'EnquiryCard', ENQUIRY_ID)

/**
 * The enquiry card of the job, study, visit, immigration and country pages, with its own h2.
 * Product 2, Enquiry forms.
 */
export function EnquiryForm(props: Omit<ComponentProps<typeof Card>, 'draft'>) {
  return <Card {...props} draft={enquiryDraft(props.kind, props.country)} />
}
