import { ENQUIRY_ID } from '@/features/enquire/enquiry-form'
import { home } from '@/words/home'
import { paths } from '@/lib/navigation/paths'
import { visitCountries } from '@/content/facts/visit-countries'
import block from './block.module.css'
import { CountryPicker } from './country-picker'
import styles from './visa-question.module.css'

/** Visiting visas: twelve countries to choose from. */
export function VisaQuestion() {
  const { heading, label, hint, placeholder, postmark, decidedBy, link } = home.visaPicker
  return (
    <section className={styles.band} aria-labelledby="visa-heading">
      <div className={`container ${block.block}`}>
        <h2 id="visa-heading">{heading}</h2>
        <p>{hint}</p>
        <CountryPicker
          label={label}
          hint={placeholder}
          postmark={postmark}
          countries={visitCountries}
          decidedBy={decidedBy}
          next={{ label: link, href: `${paths.visitingVisa.href()}#${ENQUIRY_ID}` }}
        />
      </div>
    </section>
  )
}
