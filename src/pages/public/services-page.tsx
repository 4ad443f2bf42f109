import { Link } from 'react-router-dom'
import { PageHead } from '@/components/page-head'
import { Reveal } from '@/components/reveal'
import { services } from '@/words/services'
import { paths } from '@/lib/navigation/paths'
import { headOf } from '@/components/head-of'
import styles from './services-page.module.css'
import { ServiceTimeline } from './services-page/service-timeline'

const offers = [
  { id: 'study', page: 'study' },
  { id: 'job', page: 'job' },
  { id: 'visitingVisa', page: 'visitingVisa' },
  { id: 'immigration', page: 'immigration' },
  { id: 'business', page: 'contact' },
] as const

/** What is offered, and the five-step timeline. Product 2, /services. */
export function ServicesPage() {
  return (
    <>
      <PageHead {...headOf('services', services.meta)} />
      <div className="container section">
        <h1>{services.heading}</h1>
        <p className="lede">{services.intro}</p>
      </div>
      <section className={styles.route} aria-labelledby="timeline-heading">
        <div className="container section">
          <h2 id="timeline-heading">{services.timelineHeading}</h2>
          <p>{services.timelineIntro}</p>
          <ServiceTimeline />
        </div>
      </section>
      <div className={`container section ${styles.below}`} data-paper="stack">
        <section aria-labelledby="offers-heading">
          <h2 id="offers-heading">{services.offersHeading}</h2>
          <ul className={styles.offers}>
            {offers.map(({ id, page }) => {
              const { title, text, link } = services.offers[id]
              return (
                <li key={id}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <Link to={paths[page].href()}>{link}</Link>
                </li>
              )
            })}
          </ul>
        </section>
        <Reveal>
          <section className={`panel ${styles.fees}`} aria-labelledby="fees-heading">
            <h2 id="fees-heading">{services.notOursHeading}</h2>
            <ul>
              {services.notOurs.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Link to={paths.contact.href()} className="button button-wanted">
              {services.button}
            </Link>
          </section>
        </Reveal>
      </div>
    </>
  )
}
