import { OutsideText } from '@/components/outside-text'
import { ScenePicture } from '@/components/scene-picture'
import { formatRupees } from '@/lib/text/format'
import type { SavedItem } from '@/features/shortlist/stored/schema'
import { shownName } from '@/features/shortlist/stored/shown-name'
import styles from './saved-row.module.css'

/** A thing's photo, or a drawing that matches its name. */
export function Drawing({ item, photo = '' }: { item: SavedItem; photo?: string }) {
  const kind = item.kind === 'country' ? 'country' : 'job'
  return <ScenePicture kind={kind} name={item.name} address={photo} width={160} fill />
}

/** A thing's name as it was saved or sent, in the page's language if the site has it. */
export function ShownName({ item }: { item: SavedItem }) {
  return <OutsideText text={shownName(item)} sent={item.name} />
}

/** The price that was saved with it, if any. */
export function StoredPrice({ item: { price } }: { item: SavedItem }) {
  if (price === undefined) return null
  return <p className={styles.price}>{formatRupees(price)}</p>
}
