import { useId } from 'react'
import { shortlist } from '@/words/shortlist'
import { useNearViewport } from '@/lib/loading/use-near-viewport'
import { SavedLines, SavedName, SavedPicture } from '@/features/shortlist/rows/saved-picture'
import { ShownName } from '@/features/shortlist/rows/stored-parts'
import { keyOf, type SavedItem } from '@/features/shortlist/stored/schema'
import styles from './received-list.module.css'

type Props = {
  item: SavedItem
  isNew: boolean
  isChosen: boolean
  onToggle: (key: string) => void
}

/** One thing of a list that somebody sent, to choose or not; or a note that it is saved already. */
export function ReceivedRow({ item, isNew, isChosen, onToggle }: Props) {
  const id = useId()
  const [ref, near] = useNearViewport()
  // The list of countries is requested as a whole. A call for one job would reveal the link to a server.
  const asked = item.kind === 'country'
  return (
    <li ref={ref} className={styles.row}>
      {isNew && (
        <input id={id} type="checkbox" checked={isChosen} onChange={() => onToggle(keyOf(item))} />
      )}
      <label htmlFor={isNew ? id : undefined}>
        <SavedPicture item={item} near={near} asked={asked} />
        <span className={styles.name}>
          {near && asked ? <SavedName item={item} /> : <ShownName item={item} />}
        </span>
      </label>
      <div className={styles.lines}>
        {!isNew && <p className="small">{shortlist.received.have}</p>}
        {near && asked && <SavedLines item={item} gone={shortlist.received.gone} sent />}
      </div>
    </li>
  )
}
