import { Link } from 'react-router-dom'
import { Voyage } from '@/components/art/voyage'
import { home } from '@/words/home'
import { paths } from '@/lib/navigation/paths'
import styles from './landing.module.css'

/** The question the site opens with, its three answers, and the port of departure. */
export function Landing() {
  const { heading, intro, buttons, note } = home.landing
  return (
    <section
      className={`container ${styles.landing}`}
      data-paper="stack"
      aria-labelledby="landing-heading"
    >
      <div>
        <h1 id="landing-heading">{heading}</h1>
        <p className="lede">{intro}</p>
        <ul className={styles.ways}>
          {(['study', 'job', 'visitingVisa'] as const).map((page) => (
            <li key={page}>
              <Link to={paths[page].href()} className={`button ${styles.way}`}>
                {buttons[page]}
                <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
                  <path d="M3 10h13M11 5l5 5-5 5" />
                </svg>
              </Link>
            </li>
          ))}
        </ul>
        <p className="small quiet">
          {note} <Link to={paths.verify.href()}>{home.getInTouch.verify}</Link>
        </p>
      </div>
      <div>
        <Voyage className={styles.picture} />
      </div>
    </section>
  )
}
