import { testimonialWords as words } from '@/words/testimonials'
import { shownTestimonials } from './shown-testimonials'
import styles from './testimonials.module.css'

/** What clients say; where there is a sample among it, that is said too. Product 2, /job. */
export function Testimonials() {
  const shown = shownTestimonials()
  return (
    <section aria-labelledby="testimonials">
      <h2 id="testimonials">{words.heading}</h2>
      {shown.some(({ sample }) => sample) && <p>{words.sampleNote}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {shown.map(({ id }) => {
          const { name, detail, text } = words.said[id]
          return (
            <li key={id}>
              <figure>
                <blockquote>{text}</blockquote>
                <figcaption>
                  <strong>{name}</strong>
                  <span>{detail}</span>
                </figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
