import { testimonials } from '@/content/facts/jobs'
import { jobs } from '@/words/jobs'
import { env } from '@/lib/env'
import styles from './testimonials.module.css'

/**
 * What clients say; a sample is called one beside its name. Samples alone are no testimony, so
 * the published site does not show them. An empty list shows nothing.
 */
export function Testimonials() {
  const real = testimonials.some(({ sample }) => !sample)
  if (testimonials.length === 0 || !(real || env.localApi)) return null
  return (
    <section aria-labelledby="testimonials">
      <h2 id="testimonials">{jobs.testimonialsHeading}</h2>
      {testimonials.some(({ sample }) => sample) && <p>{jobs.testimonialsSampleNote}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {testimonials.map(({ id }) => {
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
