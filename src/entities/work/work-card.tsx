import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/art/small-icons'
import { ScenePicture } from '@/components/scene-picture'
import { browse } from '@/words/browse'
import { paths } from '@/lib/navigation/paths'
import { pointsOf, type Work } from './schema'
import { usePreview } from './use-preview'
import styles from './work-card.module.css'

type Props = {
  work: Work
  heading: 'h2' | 'h3'
  /** Name of the category, where the page does not say it. */
  category?: string | undefined
  /** Stands beside Apply Now. */
  action: ReactNode
}

/**
 * A work with its photo and Apply Now. Its details lie over the photo while the mouse or the
 * keyboard is there, as far as they fit; a click or tap opens them whole, below.
 * Product 2, /latestjobs/:id.
 */
export function WorkCard({ work, heading: Heading, category, action }: Props) {
  const id = useId()
  const { open, pinned, card, button } = usePreview()
  const points = pointsOf(work)
  return (
    <article className={styles.card} aria-labelledby={id} data-pinned={pinned} {...card}>
      <div className={styles.view}>
        <ScenePicture kind="job" name={work.name} address={work.photo} width={480} fill />
      </div>
      <div className={styles.text}>
        {category && <p className={styles.category}>{category}</p>}
        <Heading id={id} className={styles.name}>
          {work.name}
        </Heading>
        <button
          type="button"
          className={`link-button ${styles.toggle}`}
          aria-expanded={open}
          aria-controls={`${id}-details`}
          aria-describedby={id}
          {...button}
        >
          {browse.jobs.details}
          <Icon name="chevron-down" size={18} />
        </button>
        <div className={styles.actions}>
          <Link
            to={paths.jobApplication.href(work._id)}
            className="button button-wanted"
            aria-describedby={id}
          >
            {browse.jobs.apply}
          </Link>
          {action}
        </div>
      </div>
      <ul id={`${id}-details`} hidden={!open} className={styles.details}>
        {points.length > 0 ? (
          points.map((point) => <li key={point}>{point}</li>)
        ) : (
          <li>{browse.jobs.noDetails}</li>
        )}
      </ul>
    </article>
  )
}
