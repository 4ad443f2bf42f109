import { jobs, testimonials } from '@/content/jobs'
import styles from './testimonials.module.css'

/** What clients say; a sample is called one beside its name. An empty list shows nothing. */
export function Testimonials() {
  if (testimonials.length === 0) return null
  return (
    <section aria-labelledby="testimonials">
      <h2 id="testimonials">{jobs.testimonialsHeading}</h2>
      {testimonials.some(({ sample }) => sample) && <p>{jobs.testimonialsSampleNote}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {testimonials.map(({ name, detail, text }) => (
          <li key={detail}>
            <figure>
              <blockquote>{text}</blockquote>
              <figcaption>
                <strong>{name}</strong>
                <span>{detail}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
