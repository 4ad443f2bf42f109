import { Link } from 'react-router-dom'
import { latePart } from '@/components/late-part'
import { PageHead } from '@/components/page-head'
import { about } from '@/words/about'
import { paths } from '@/lib/navigation/paths'
import { headOf } from '@/components/head-of'
import { CheckOnUs } from './about-page/check-on-us'
import { OurName } from './about-page/our-name'
import { PointList } from './about-page/point-list'
import styles from './about-page.module.css'

// The HTML contains it; if its code fails to load, the footer below says the same.
const ReachUs = latePart(() => import('./about-page/reach-us'), 'ReachUs', { failed: () => null })

/** Who the consultancy is, and how to check on it. Product 2, /about. */
export function AboutPage() {
  const { who, how, never } = about
  const [first, legal, ...rest] = who.paragraphs
  return (
    <>
      <PageHead {...headOf('about', about.meta)} />
      <div className={`container ${styles.opening}`} data-paper="stack">
        <div>
          <h1>{about.heading}</h1>
          <p className="lede">{about.intro}</p>
        </div>
        <section aria-labelledby="who-heading">
          <h2 id="who-heading">{who.heading}</h2>
          <p>{first}</p>
          <p className={styles.legal}>{legal}</p>
          {rest.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      </div>
      <section className={styles.sand} aria-labelledby="how-heading">
        <div className={`container section ${styles.beside}`} data-paper="stack">
          <div>
            <h2 id="how-heading">{how.heading}</h2>
            <Link to={paths.services.href()}>{how.link}</Link>
          </div>
          <PointList points={how.points} />
        </div>
      </section>
      <section
        className={`container section ${styles.beside}`}
        data-paper="stack"
        aria-labelledby="never-heading"
      >
        <h2 id="never-heading">{never.heading}</h2>
        <PointList points={never.points} crossed />
      </section>
      <OurName />
      <CheckOnUs />
      <ReachUs />
    </>
  )
}
