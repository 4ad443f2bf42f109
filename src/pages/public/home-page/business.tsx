import { dataPart } from '@/components/data-part'
import { NoScript } from '@/components/no-script'
import { home } from '@/words/home'
import { COUNTRIES } from '@/entities/country/keys'
import { COUNTRIES_ID } from '@/lib/navigation/all-countries'
import block from './block.module.css'
import styles from './business.module.css'
import { listRoom } from './list-room'

const CountryGrid = dataPart(() => import('./country-grid'), 'CountryGrid', {
  id: 'country-stamps',
  keys: () => [COUNTRIES],
  without: <NoScript of="list" />,
  ...listRoom('grid'),
})

/** Text about business consultancy, beside the country grid. */
export function Business() {
  const { title, intro, services } = home.business
  return (
    <div className={`container ${block.block} ${styles.beside}`} data-paper="stack">
      <section aria-labelledby="business-heading">
        <h2 id="business-heading">{title}</h2>
        <p className="lede">{intro}</p>
        <dl className={styles.services}>
          {services.map((service) => (
            <div key={service.title}>
              <dt>{service.title}</dt>
              <dd>{service.text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section id={COUNTRIES_ID} aria-labelledby="countries-heading">
        <h2 id="countries-heading">{home.countries.heading}</h2>
        <p>{home.countries.intro}</p>
        <CountryGrid />
      </section>
    </div>
  )
}
