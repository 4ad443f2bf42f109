import { type ComponentProps, type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { LateIcon } from '@/components/art/late-icons'
import { ScenePicture } from '@/components/scene-picture'
import { browse } from '@/words/browse'
import { paths } from '@/lib/navigation/paths'
import { langOfSent } from '@/lib/text/lang-of'
import { pointsOf } from './points'
import type { Work } from './schema'
import { usePreview } from './use-preview'
import styles from './work-card.module.css'

type Props = {
  work: Work
  heading: 'h2' | 'h3'
  /** Name of the category, where the page does not say it. */
  category?: string | undefined
  /** Whether it shows its photo, or a drawing in its place. */
  picture: boolean
  /** Shown beside Apply Now. */
  action: ReactNode
}

/** How many points are always shown. */
const AT_SIGHT = 3

const always = () => true

// On narrower screens the rest could not be shown on hover without moving other content.
const hasRoom = () => window.matchMedia('(min-width: 36rem)').matches

/**
 * A work with its first points and Apply Now. The rest shows while the mouse or the keyboard is
 * there, over the photo or beside the buttons, as far as it fits; a click or tap opens it
 * whole, above the buttons. Product 2, /latestjobs/:id.
 */
export function WorkCard({ work, heading: Heading, category, picture, action }: Props) {
  const id = useId()
  const { open, pinned, card, button } = usePreview(picture ? always : hasRoom)
  const written = pointsOf(work)
  const points = written.length > 0 ? written : [browse.jobs.noDetails]
  const rest = points.slice(AT_SIGHT)
  return (
    <article
      className={styles.card}
      aria-labelledby={id}
      data-pinned={pinned}
      data-picture={picture}
      {...card}
    >
      {picture && (
        <div className={styles.view}>
          <ScenePicture kind="job" name={work.name} address={work.photo} width={400} fill />
        </div>
      )}
      <div className={styles.head}>
        {category && (
          <p lang={langOfSent(category)} className={styles.category}>
            {category}
          </p>
        )}
        <Heading id={id} lang={langOfSent(work.name)} className={styles.name}>
          {work.name}
        </Heading>
      </div>
      <Points of={points.slice(0, AT_SIGHT)} className={styles.facts} />
      {rest.length > 0 && (
        <>
          <button
            type="button"
            className={`link-button ${styles.toggle}`}
            // Not of a glance: the first press opens them whole, and screen readers say so.
            aria-expanded={pinned}
            aria-controls={`${id}-details`}
            aria-describedby={id}
            {...button}
          >
            {browse.jobs.details}
            <LateIcon name="chevron-down" size={18} />
          </button>
          <Points id={`${id}-details`} hidden={!open} of={rest} className={styles.rest} />
        </>
      )}
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
    </article>
  )
}

function Points({ of, ...list }: { of: readonly string[] } & ComponentProps<'ul'>) {
  return (
    <ul {...list}>
      {of.map((point) => (
        <li key={point} lang={langOfSent(point)}>
          {point}
        </li>
      ))}
    </ul>
  )
}
