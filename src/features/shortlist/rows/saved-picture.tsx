import { Stamp } from '@/components/art/stamp'
import { latePart } from '@/components/late-part'
import type { SavedItem } from '@/features/shortlist/stored/schema'
import { Drawing, ShownName, StoredPrice } from './stored-parts'
import styles from './saved-row.module.css'

type Props = { item: SavedItem }
type LinesProps = Props & { gone: string; sent?: boolean }
type PictureProps = Props & { near: boolean; asked?: boolean }

// This includes the cache and the HTTP client: what is saved is shown before they have loaded.
const live = () => import('./live')

const LivePicture = latePart(live, 'LivePicture', {
  failed: ({ item }: Props) => <Drawing item={item} />,
  waiting: ({ item }: Props) => <Drawing item={item} />,
})

/** What the API adds to a saved thing, or `gone` if it no longer exists; until then what was saved. */
export const SavedLines = latePart(live, 'LiveLines', {
  failed: ({ item }: LinesProps) => <StoredPrice item={item} />,
  waiting: ({ item }: LinesProps) => <StoredPrice item={item} />,
})

/** The API's name of a thing; until it has answered, the one that came with it. */
export const SavedName = latePart(live, 'LiveName', {
  failed: ({ item }: Props) => <ShownName item={item} />,
  waiting: ({ item }: Props) => <ShownName item={item} />,
})

/**
 * A country's stamp, a job's label, a product's picture. Decorative; shown once it is `near`, and
 * drawn without requesting its photo from the API if it is not `asked`.
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
