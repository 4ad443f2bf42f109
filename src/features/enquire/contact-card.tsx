import * as v from 'valibot'
import { DataNotice } from '@/components/data-notice'
import { TextArea, TextField } from '@/components/form/fields'
import { Form, SubmitButton } from '@/components/form/form'
import { SubmitDone } from '@/components/form/form-outcome'
import { requiredEmail, requiredText } from '@/components/form/rules'
import { contact } from '@/words/contact'
import { enquiryForm } from '@/words/enquiry-form'
import { sendLater } from '@/words/send-later'
import { messages } from '@/words/messages'
import { FormCard } from './form-card'
import type { FormCardProps } from './form-part'
import { useMailForm } from './use-mail-form'

const { heading, labels, hints, submit, next, answer } = contact.form
const { errors } = enquiryForm

const schema = v.object({
  name: requiredText(errors.name),
  email: requiredEmail(errors.email, errors.emailFormat),
  subject: requiredText(errors.subject),
  message: requiredText(errors.message),
})

/** The form to write to the consultancy. Product 2, Contact page. */
export function ContactCard({ draft }: FormCardProps) {
  const form = useMailForm({
    schema,
    incomplete: messages.forms.fillRequired,
    draft,
    labels,
    subject: contact.heading,
    title: ({ subject = '' }) => sendLater.titles.contact(subject),
    success: messages.enquiry.success,
  })
  return (
    <FormCard heading={heading} intro={next} edge={contact.form.edge}>
      {(headingId) => (
        <Form form={form} id="contact" aria-labelledby={headingId}>
          <TextField name="name" label={labels.name} required autoComplete="name" />
          <TextField
            name="email"
            label={labels.email}
            hint={hints.email}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <TextField name="subject" label={labels.subject} required />
          <TextArea name="message" label={labels.message} hint={hints.message} required />
          <DataNotice of="contact" />
          <SubmitButton busyLabel={messages.busy.sending}>{submit}</SubmitButton>
          <SubmitDone message={messages.enquiry.success} next={({ email = '' }) => answer(email)} />
        </Form>
      )}
    </FormCard>
  )
}
