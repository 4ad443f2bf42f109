import { Link } from 'react-router-dom'
import { home } from '@/words/home'
import { paths } from '@/lib/navigation/paths'
import block from './block.module.css'
import styles from './career.module.css'

/** Career counselling, shown as the sheet of paper that a client takes home from it. */
export function Career() {
  const { heading, text, points, link } = home.career
  return (
    <section
      className={`container ${block.block} ${styles.career}`}
      data-paper="stack"
      aria-labelledby="career-heading"
    >
      <div>
        <h2 id="career-heading">{heading}</h2>
        <p>{text}</p>
        <Link to={paths.services.href()} className="button button-plain">
          {link}
        </Link>
      </div>
      <ul className={styles.sheet} data-paper="whole">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
