import { home } from '@/words/home'
import { lazyPart } from '@/lib/loading/lazy-part'
import { COUNTRIES_ID } from '@/lib/navigation/all-countries'
import block from './block.module.css'
import styles from './business.module.css'
import { LateBlock } from './late-block'
import { loadCode } from '@/lib/loading/load-code'

const CountryGrid = lazyPart(
  async () => (await loadCode(() => import('./country-grid'))).CountryGrid,
)

/** Business consultancy in words, beside the country grid. */
export function Business() {
  const { title, intro, services } = home.business
  return (
    <div className={`container ${block.block} ${styles.beside}`}>
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
        <LateBlock room="grid">
          <CountryGrid />
        </LateBlock>
      </section>
    </div>
  )
}
