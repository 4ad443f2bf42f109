import { useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { DataNotice } from '@/components/data-notice'
import { latePart } from '@/components/late-part'
import { Checkbox, SelectField, TextField } from '@/components/form/fields'
import { Form, SubmitButton } from '@/components/form/form'
import { SubmitDone } from '@/components/form/form-outcome'
import { enquiryForm } from '@/words/enquiry-form'
import { sendLater } from '@/words/send-later'
import { messages } from '@/words/messages'
import { countryCodes, type VisaType } from '@/content/facts/enquiry-options'
import { countryName } from '@/words/country-names'
import { inAlphabet } from '@/words/country-order'
import { visaTypeNames } from '@/words/visa-types'
import { paths } from '@/lib/navigation/paths'
import { publicAddress } from '@/lib/navigation/public-address'
import styles from './enquiries.module.css'
import { FormCard } from './form-card'
import type { FormCardProps } from './form-part'
import { type EnquiryJob, type EnquiryKind, enquiryRules, enquirySchema } from './enquiry-kinds'
import type { Next } from './store-for-later'
import { useMailForm } from './use-mail-form'

type Props = FormCardProps & {
  kind: EnquiryKind
  /** Heading, introduction and what happens next. */
  words: { heading: string; intro: string; next: string }
  /** The countries offered. */
  countries: readonly string[]
  /** The country chosen at first; it need not be among `countries`. Each has a draft of its own. */
  country?: string
  /** The job that it is about: sent together with the country. */
  job?: EnquiryJob | null | undefined
  /** Prefix of the field ids; unique on the page. */
  idPrefix: string
}

const { labels, hints, choose, terms } = enquiryForm

const codes = countryCodes.map(({ value, country }) => ({
  value,
  label: enquiryForm.countryCode(value, countryName(country)),
}))

// It is not needed before something is sent.
const AfterEnquiry = latePart(() => import('./after-enquiry'), 'AfterEnquiry', {
  failed: () => null,
})

/** What happens next, shown once the form is sent. */
const next: Next = ({ phone, email, visatype }, sentAt) => (
  <AfterEnquiry phone={phone} email={email} visatype={visatype} sentAt={sentAt} />
)

const toOption = (value: string) => ({ value, label: countryName(value) })
const toType = (value: VisaType) => ({ value, label: visaTypeNames[value] })
const itself = (value: string) => value

const typeNames: Readonly<Record<string, string>> = visaTypeNames

/** Names in the reader's language for values that are sent in English, and the address of a job that is not known yet. */
const said = {
  visatype: (value: string) => typeNames[value] ?? value,
  country: countryName,
  job: (value: string) => (value.startsWith('/') ? publicAddress(value) : value),
}

/** The country of a waiting enquiry, without the address of a job that was not known yet. */
const titleOf = ({ country = '' }: Record<string, string>) =>
  sendLater.titles.enquiry(countryName(country.replace(/(?:^|: )https?:\S+$/, '')))

/**
 * The card of `EnquiryForm` with its form, which is sent as an e-mail; the outcome is shown in the form.
 * Product 2, Enquiry forms.
 */
export function EnquiryCard(props: Props) {
  const { kind, words, countries, country, job, idPrefix, draft } = props
  const { state }: { state: unknown } = useLocation()
  // The link that led here may name one of the countries, as those of the home page's picker do.
  const [named] = useState(() =>
    countries.find((name) => name === Reflect.get(Object(state), 'country')),
  )
  const rules = enquiryRules[kind]
  const types = useMemo(() => rules.visaTypes.map(toType), [rules])
  const places = useMemo(() => inAlphabet(countries, itself).map(toOption), [countries])
  const form = useMailForm({
    schema: enquirySchema(kind, job),
    incomplete: rules.incomplete,
    draft,
    about: job?.id,
    labels,
    said,
    subject: words.heading,
    title: titleOf,
    success: messages.enquiry.success,
    next,
  })

  return (
    <FormCard heading={words.heading} intro={words.intro} edge={enquiryForm.edge}>
      {(headingId) => (
        <Form form={form} id={idPrefix} aria-labelledby={headingId}>
          <TextField name="name" label={labels.name} required={rules.named} autoComplete="name" />
          <div className={styles.phone}>
            <SelectField
              name="countryCode"
              label={labels.countryCode}
              options={codes}
              required
              autoComplete="tel-country-code"
            />
            <TextField
              name="phone"
              label={labels.phone}
              required={rules.named}
              type="tel"
              // The length of a usual number: the least width at which the field is shown beside its code.
              size={10}
              inputMode="tel"
              autoComplete="tel-national"
            />
          </div>
          <TextField
            name="email"
            label={labels.email}
            hint={hints.email}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <SelectField
            name="visatype"
            label={labels.visatype}
            options={types}
            {...(rules.visaType
              ? { defaultValue: rules.visaType, required: true }
              : { placeholder: choose.visatype })}
          />
          <SelectField
            name="country"
            label={labels.country}
            options={places}
            placeholder={choose.country}
            defaultValue={country ?? named}
            // Where to, not where from: Chrome fills in the home country in spite of "off", and this never.
            autoComplete="transaction-currency"
          />
          {job && <input type="hidden" name="job" value={job.text} />}
          <Checkbox
            name="terms"
            hint={terms.hint}
            label={
              <>
                {terms.before} <Link to={paths.policy.href()}>{terms.link}</Link>
                {terms.after}
              </>
            }
          />
          <DataNotice of="enquiry" />
          <SubmitButton busyLabel={messages.busy.submitting}>{enquiryForm.submit}</SubmitButton>
          <SubmitDone message={messages.enquiry.success} next={next} />
          <p className="small quiet">{words.next}</p>
        </Form>
      )}
    </FormCard>
  )
}
