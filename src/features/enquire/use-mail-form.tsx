import type * as v from 'valibot'
import { type FormState, useForm } from '@/components/form/use-form'
import { enquiryForm } from '@/words/enquiry-form'
import { messages } from '@/words/messages'
import { logError } from '@/lib/browser/log'
import { sendEmail } from './send-email'
import { OtherWays } from './other-ways'

type MailSchema = v.GenericSchema<Record<string, unknown>, Record<string, string>>

type Options<S extends MailSchema> = {
  /** Gives exactly the values that are sent. */
  schema: S
  /** Words when something required is missing. */
  incomplete: string
  /** Name under which unsent input is kept for this visit. */
  draft: string
  /** What each field is called, in order; the terms are none of the person's words. */
  labels: Readonly<Record<Exclude<keyof v.InferOutput<S>, 'terms'>, string>>
  /** Subject of the mail offered after a failed send. */
  subject: string
  onSent?: () => void
}

/**
 * A form whose values go out as an e-mail. A failed send loses nothing: the words say so, the
 * input stays, and the same text can go by chat or mail. Product 8, Enquiry e-mail.
 */
export function useMailForm<S extends MailSchema>(options: Options<S>): FormState {
  const { schema, incomplete, draft, labels, subject, onSent } = options
  return useForm({
    schema,
    incomplete,
    draft,
    malformed: enquiryForm.malformed,
    async submit(values) {
      try {
        await sendEmail(values)
      } catch (error) {
        logError('The e-mail was not sent', error)
        return {
          problem: messages.enquiry.failed,
          offer: (typed) => <OtherWays typed={typed} labels={labels} subject={subject} />,
        }
      }
      onSent?.()
      return undefined
    },
  })
}
