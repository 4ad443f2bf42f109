import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { home } from '@/words/home'
import { paths } from '@/lib/navigation/paths'
import { Label, Letter, Passport } from './service-art'
import block from './block.module.css'
import styles from './service-cards.module.css'

const shown: readonly { page: keyof typeof home.services.cards; paper: ReactNode }[] = [
  { page: 'study', paper: <Letter /> },
  { page: 'job', paper: <Label /> },
  { page: 'visitingVisa', paper: <Passport /> },
]

/** The three services, each with the document it depends on. Product 2, Service cards. */
export function ServiceCards() {
  const { heading, intro, plan, immigration, cards } = home.services
  return (
    <section className={`container ${block.block}`} aria-labelledby="services-heading">
      <h2 id="services-heading">{heading}</h2>
      <p className="lede">{intro}</p>
      <ul className={styles.cards}>
        {shown.map(({ page, paper }) => {
          const { title, text, link } = cards[page]
          return (
            <li key={page} className={styles.card}>
              <div className={styles.paper}>{paper}</div>
              <h3 id={`service-${page}`}>{title}</h3>
              <p>{text}</p>
              {/* The specified words are the name; the card says what about (Decision 69). */}
              <Link
                to={paths[page].href()}
                className={styles.link}
                aria-describedby={`service-${page}`}
              >
                {link}
              </Link>
            </li>
          )
        })}
      </ul>
      <p className={styles.plan}>
        <Link to={paths.plan.href()} className="button button-plain">
          {plan}
        </Link>
        <Link to={paths.immigration.href()} className="button button-plain">
          {immigration}
        </Link>
      </p>
    </section>
  )
}
