import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { home } from '@/words/home'
import { Label, Letter, Passport } from './service-art'
import block from './block.module.css'
import styles from './service-cards.module.css'

type Slug = (typeof home.services.cards)[number]['slug']

const papers: Record<Slug, ReactNode> = { study: <Letter />, job: <Label />, visit: <Passport /> }

/** The three services, each with the paper it turns on. Product 2, Service cards. */
export function ServiceCards() {
  const { heading, intro, cards } = home.services
  return (
    <section className={`container ${block.block}`} aria-labelledby="services-heading">
      <h2 id="services-heading">{heading}</h2>
      <p className="lede">{intro}</p>
      <ul className={styles.cards}>
        {cards.map(({ slug, title, to, text, link }) => (
          <li key={slug} className={styles.card}>
            <div className={styles.paper}>{papers[slug]}</div>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link to={to} className={styles.link}>
              {link}
              <span className="visually-hidden"> about {title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
