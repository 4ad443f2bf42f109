import type { ReactNode } from 'react'
import { countryGuide } from '@/words/country-guide'
import styles from './guide-part.module.css'

/** The parts of the guide in their order; each name is also the id of its section. */
export type GuidePartName = keyof typeof countryGuide.parts

/** One part of the guide with its heading. */
export function GuidePart({ part, children }: { part: GuidePartName; children: ReactNode }) {
  return (
    <section id={part} aria-labelledby={`${part}-heading`} className={styles.part}>
      <h2 id={`${part}-heading`}>{countryGuide.parts[part]}</h2>
      {children}
    </section>
  )
}

/** The main points of a part. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
