import * as v from 'valibot'
import {
  optionalEmail,
  optionalPhone,
  optionalText,
  requiredPhone,
  requiredText,
} from '@/components/form/rules'
import { enquiryForm } from '@/words/enquiry-form'
import { messages } from '@/words/messages'
import { termsValues, type VisaType, visaTypes } from '@/content/facts/enquiry-options'

/** The page that contains the enquiry form. */
export type EnquiryKind = 'job' | 'study' | 'visit' | 'immigration' | 'country'

const { errors } = enquiryForm

// An unticked box is absent from the form.
const terms = v.pipe(
  v.optional(v.string(), ''),
  v.transform((tick) => (tick ? termsValues.accepted : termsValues.notAccepted)),
)

/**
 * The enquiry's payload, key by key.
 * Product 3, Enquiry payload. The phone is sent as ten digits.
 */
const open = {
  name: optionalText,
  visatype: optionalText,
  country: optionalText,
  countryCode: optionalText,
  phone: optionalPhone(errors.phoneFormat),
  email: optionalEmail(errors.emailFormat),
  terms,
}

/** Product 5, Immigration form: nothing is required; a typed phone or email must still be usable. */
const openSchema = v.object(open)

/** Product 5, Enquiry forms: name and phone are required; a chosen country never blocks. */
const namedSchema = v.object({
  ...open,
  name: requiredText(errors.name),
  phone: requiredPhone(errors.phone, errors.phoneFormat),
})

type Rules = {
  visaTypes: readonly VisaType[]
  /** The visa type chosen at first; if there is none, the person chooses. */
  visaType?: VisaType
  /** Whether name and phone are required. */
  named: boolean
  /** The message when they are missing. */
  incomplete: string
}

const { enquiry, immigration, country } = visaTypes
const { fillRequired, enterFields } = messages.forms
const named = { named: true, incomplete: fillRequired }

/** What differs between the enquiry forms. Product 5, Enquiry forms; 9, Enquiry options. */
export const enquiryRules: Record<EnquiryKind, Rules> = {
  job: { ...named, visaTypes: enquiry, visaType: 'Job seeker Visa' },
  study: { ...named, visaTypes: enquiry, visaType: 'Study Visa' },
  visit: { ...named, visaTypes: enquiry, visaType: 'Visit Visa' },
  immigration: { named: false, incomplete: fillRequired, visaTypes: immigration },
  country: { named: true, incomplete: enterFields, visaTypes: country },
}

type Enquiry = v.InferOutput<typeof namedSchema>

/** The job that an enquiry is about. */
export type EnquiryJob = {
  id: string
  /** Names it in the chat and the mail that are offered after a failed send. */
  text: string
  /** The value sent as the country: the chosen one with the job; the mail has no field for it. Decision 23. */
  withCountry: (country: string) => string
}

/** The schema that gives the payload of an enquiry of this kind, and of one about a job. */
export function enquirySchema(kind: EnquiryKind, job?: EnquiryJob | null) {
  const schema = enquiryRules[kind].named ? namedSchema : openSchema
  if (!job) return schema
  const addJob = v.transform((typed: Enquiry) => ({
    ...typed,
    country: job.withCountry(typed.country),
  }))
  return v.pipe(schema, addJob)
}
