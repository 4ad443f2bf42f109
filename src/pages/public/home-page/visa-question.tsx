import { CountryPicker } from '@/components/country-picker'
import { home } from '@/words/home'
import { visitCountries } from '@/content/facts/visa-options'
import block from './block.module.css'
import styles from './visa-question.module.css'

/** Visiting visas: twelve countries to choose from. */
export function VisaQuestion() {
  const { heading, label, hint, decidedBy, link, to } = home.visaPicker
  return (
    <section className={styles.band} aria-labelledby="visa-heading">
      <div className={`container ${block.block}`}>
        <h2 id="visa-heading">{heading}</h2>
        <p>{hint}</p>
        <CountryPicker
          label={label}
          hint={home.visaPicker.placeholder}
          countries={visitCountries}
          decidedBy={decidedBy}
          next={{ label: link, href: to }}
        />
      </div>
    </section>
  )
}
