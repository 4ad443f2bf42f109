import { Voyage } from '@/components/art/voyage'
import { Reveal } from '@/components/reveal'
import { about } from '@/words/about'
import styles from './our-name.module.css'

/** Where the name comes from. */
export function OurName() {
  return (
    <section className={`deep ${styles.band}`} aria-labelledby="name-heading">
      <div className={`container section ${styles.columns}`}>
        <Reveal effect="fade">
          <div className={styles.picture}>
            <Voyage />
          </div>
        </Reveal>
        <div>
          <h2 id="name-heading">{about.name.heading}</h2>
          {about.name.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
