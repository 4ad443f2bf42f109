import { testimonials } from '@/content/facts/jobs'
import { jobs } from '@/words/jobs'
import { env } from '@/lib/env'
import styles from './testimonials.module.css'

/**
 * What clients say. A sample is not a real testimonial: it is shown only during development, on the local
 * API, and is marked as a sample. Without any, nothing is shown. Product 2, /job.
 */
export function Testimonials() {
  const shown = testimonials.filter(({ sample }) => env.localApi || !sample)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="testimonials">
      <h2 id="testimonials">{jobs.testimonialsHeading}</h2>
      {shown.some(({ sample }) => sample) && <p>{jobs.testimonialsSampleNote}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {shown.map(({ id }) => {
          const { name, detail, text } = jobs.testimonials[id]
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
