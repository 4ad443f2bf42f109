import { useId } from 'react'
import { Link } from 'react-router-dom'
import { LuggageLabel } from '@/components/art/luggage-label'
import { ScenePicture } from '@/components/scene-picture'
import { browse } from '@/words/browse'
import { paths } from '@/lib/navigation/paths'
import { langOfSent } from '@/lib/text/lang-of'
import styles from './category-label.module.css'
import type { Category } from './schema'

type Props = {
  category: Category
  /** The heading level in the part of the page that shows the label. */
  heading: 'h2' | 'h3'
}

/** A job category as a luggage label; the whole label leads to its works. */
export function CategoryLabel({ category, heading: Heading }: Props) {
  const id = useId()
  const { _id, name, photo } = category
  return (
    <LuggageLabel className={styles.label}>
      <div className={styles.inside}>
        <ScenePicture kind="job" name={name} address={photo} width={400} />
        <Heading id={id} lang={langOfSent(name)} className={styles.name}>
          {name}
        </Heading>
        <Link to={paths.latestJobs.href(_id)} aria-describedby={id} className={styles.more}>
          {browse.latest.cardLink}
        </Link>
      </div>
    </LuggageLabel>
  )
}
