import { Link } from 'react-router-dom'
import { home } from '@/words/home'
import { navigation } from '@/words/navigation'
import { paths } from '@/lib/navigation/paths'
import block from './block.module.css'
import styles from './trusted.module.css'

/** Why readers can trust the consultancy: what they can hold it to. */
export function Trusted() {
  const { heading, text, points, link } = home.trusted
  return (
    <section
      className={`container ${block.block} ${styles.trusted}`}
      data-paper="stack"
      aria-labelledby="trusted-heading"
    >
      <div>
        <h2 id="trusted-heading">{heading}</h2>
        <p className="lede">{text}</p>
        <p className={styles.links}>
          <Link to={paths.about.href()}>{link}</Link>
          <Link to={paths.checkOffer.href()}>{navigation.checkOffer}</Link>
        </p>
      </div>
      <dl className={styles.points}>
        {points.map((point) => (
          <div key={point.title}>
            <dt>{point.title}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
