import { Stamp } from '@/components/art/stamp'
import { latePart } from '@/components/late-part'
import type { SavedItem } from './schema'
import { Drawing, StoredPrice } from './stored-parts'
import styles from './saved-row.module.css'

type Props = { item: SavedItem }
type LinesProps = Props & { gone: string }
type PictureProps = Props & { near: boolean; asked?: boolean }

// With the cache and the HTTP client: what is saved stands before they are there.
const live = () => import('./live')

const LivePicture = latePart(live, 'LivePicture', {
  lost: ({ item }: Props) => <Drawing item={item} />,
  waiting: ({ item }: Props) => <Drawing item={item} />,
})

/** What the API adds to a saved thing, `gone` where it is there no more; what was saved until then. */
export const SavedLines = latePart(live, 'LiveLines', {
  lost: ({ item }: LinesProps) => <StoredPrice item={item} />,
  waiting: ({ item }: LinesProps) => <StoredPrice item={item} />,
})

/**
 * A country's stamp, a job's label, a product's picture. Decorative; there once it is `near`, and
 * drawn without asking the API for its photo where it is not `asked`.
 */
export function SavedPicture({ item, near, asked = true }: PictureProps) {
  const drawn = asked ? <LivePicture item={item} /> : <Drawing item={item} />
  const picture = near && drawn
  return (
    <span className={styles.picture} data-kind={item.kind} aria-hidden="true">
      {item.kind === 'country' ? <Stamp>{picture}</Stamp> : <span>{picture}</span>}
    </span>
  )
}
