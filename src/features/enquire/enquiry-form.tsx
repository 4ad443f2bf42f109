import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Checkbox, SelectField, TextField } from '@/components/form/fields'
import { Form, SubmitButton, SubmitDone } from '@/components/form/form'
import { enquiryForm } from '@/words/enquiry-form'
import { messages } from '@/words/messages'
import { countryCodes, termsValues } from '@/content/facts/enquiry-options'
import { countryNames } from '@/words/countries'
import { visaTypeNames } from '@/words/visa-types'
import { paths } from '@/lib/navigation/paths'
import { indianMobile, shownMobile } from '@/lib/text/phone'
import styles from './enquiries.module.css'
import { FormCard } from './form-card'
import { type EnquiryKind, enquiryRules, enquirySchema } from './enquiry-kinds'
import { useMailForm } from './use-mail-form'

type Props = {
  kind: EnquiryKind
  /** Heading, first words and what happens next. */
  words: { heading: string; intro: string; next: string }
  /** The countries offered. */
  countries: readonly string[]
  /** The country chosen to begin with; it need not be among `countries`. */
  country?: string
  /** What the enquiry is about, the work applied for say; only shown, never sent. */
  about?: ReactNode
  /** Prefix of the field ids; unique on the page. */
  idPrefix: string
}

const { labels, hints, choose, terms } = enquiryForm

const codes = countryCodes.map(({ value, country }) => ({
  value,
  label: enquiryForm.countryCode(value, countryNames[country]),
}))

const names: Readonly<Record<string, string>> = countryNames

/** A country from the API, or the work applied for, has no other name. */
const toOption = (value: string) => ({
  value,
  label: (Object.hasOwn(names, value) && names[value]) || value,
})

function mobileIn(text: string): string | null {
  const digits = indianMobile(text)
  return digits && shownMobile(digits)
}

/**
 * The enquiry card of the job, study, visit, immigration and country pages, with its own h2.
 * It goes out as an e-mail; the outcome stands in the form. Product 2, Enquiry forms.
 */
export function EnquiryForm({ kind, words, countries, country, about, idPrefix }: Props) {
  const rules = enquiryRules[kind]
  const form = useMailForm({
    schema: enquirySchema(kind),
    incomplete: rules.incomplete,
    draft: ['enquiry', kind, country].filter(Boolean).join(':'),
    subject: words.heading,
  })
  const offered = country && !countries.includes(country) ? [country, ...countries] : countries

  return (
    <FormCard heading={words.heading} intro={words.intro} edge={enquiryForm.edge}>
      {(headingId) => (
        <>
          {about}
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
              options={rules.visaTypes.map((value) => ({ value, label: visaTypeNames[value] }))}
              {...(rules.visaType
                ? { defaultValue: rules.visaType, required: true }
                : { placeholder: choose.visatype })}
            />
            <SelectField
              name="country"
              label={labels.country}
              options={offered.map(toOption)}
              placeholder={choose.country}
              defaultValue={country}
            />
            <Checkbox
              name="terms"
              hint={terms.hint(termsValues.notAccepted)}
              label={
                <>
                  {terms.before} <Link to={paths.policy.href()}>{terms.link}</Link>
                </>
              }
            />
            <SubmitButton busyLabel={messages.busy.submitting}>{enquiryForm.submit}</SubmitButton>
            <SubmitDone
              message={messages.enquiry.success}
              next={({ phone = '' }) => enquiryForm.afterwards(mobileIn(phone))}
            />
            <p className="small quiet">{words.next}</p>
          </Form>
        </>
      )}
    </FormCard>
  )
}
