import { nearPart } from '@/components/near-part'
import { Reveal } from '@/components/reveal'
import { about } from '@/words/about'
import styles from './our-name.module.css'

// Below the first view of the page: in the HTML it would cost a round trip.
const Picture = nearPart(() => import('@/components/art/voyage'), 'Voyage', {
  failed: () => null,
  near: { className: styles.picture },
})

/** Where the name comes from. */
export function OurName() {
  return (
    <section className={`deep ${styles.band}`} aria-labelledby="name-heading">
      <div className={`container section ${styles.columns}`}>
        <Reveal effect="fade">
          <Picture />
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
