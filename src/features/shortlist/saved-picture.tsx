import { latePart } from '@/components/late-part'
import { Stamp } from '@/components/art/stamp'
import type { SavedItem } from './schema'
import { Drawing, StoredPrice } from './stored-parts'
import styles from './saved-row.module.css'

type Props = { item: SavedItem }

const stored = {
  lost: ({ item }: Props) => <Drawing item={item} />,
  waiting: ({ item }: Props) => <Drawing item={item} />,
}

// The cache and the HTTP client: what is saved stands before they are there.
const LivePicture = latePart(() => import('./live'), 'LivePicture', stored)

/** What the API adds to a saved thing; what was saved with it until then. */
export const SavedLines = latePart(() => import('./live'), 'LiveLines', {
  lost: ({ item }: Props) => <StoredPrice item={item} />,
  waiting: ({ item }: Props) => <StoredPrice item={item} />,
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
