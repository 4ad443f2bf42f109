import { Stamp } from '@/components/art/stamp'
import { latePart } from '@/components/late-part'
import type { SavedItem } from './schema'
import { Drawing, StoredPrice } from './stored-parts'
import styles from './saved-row.module.css'

type Props = { item: SavedItem }
type LinesProps = Props & { gone: string }

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

/** A country's stamp, a job's label, a product's picture. Decorative. `near`: the reader is. */
export function SavedPicture({ item, near }: Props & { near: boolean }) {
  const picture = near ? <LivePicture item={item} /> : null
  return (
    <span className={styles.picture} data-kind={item.kind} aria-hidden="true">
      {item.kind === 'country' ? <Stamp>{picture}</Stamp> : <span>{picture}</span>}
    </span>
  )
}
