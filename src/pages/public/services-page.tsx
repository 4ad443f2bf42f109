import { Link } from 'react-router-dom'
import { PageHead } from '@/components/page-head'
import { Reveal } from '@/components/reveal'
import { services } from '@/words/services'
import { headOf } from '@/components/head-of'
import styles from './services-page.module.css'
import { ServiceTimeline } from './services-page/service-timeline'

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
      <div className={`container section ${styles.below}`}>
        <section aria-labelledby="offers-heading">
          <h2 id="offers-heading">{services.offersHeading}</h2>
          <ul className={styles.offers}>
            {services.offers.map(({ slug, title, text, to, link }) => (
              <li key={slug}>
                <h3>{title}</h3>
                <p>{text}</p>
                <Link to={to}>{link}</Link>
              </li>
            ))}
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
            <Link to={services.buttonTo} className="button button-wanted">
              {services.button}
            </Link>
          </section>
        </Reveal>
      </div>
    </>
  )
}
