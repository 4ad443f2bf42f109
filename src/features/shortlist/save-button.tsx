import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { OutsideText } from '@/components/outside-text'
import { browse } from '@/words/browse'
import { LateIcon } from '@/components/art/late-icons'
import { paths } from '@/lib/navigation/paths'
import { setSaved, useSaved } from './stored/saved'
import type { SavedItem } from './stored/schema'
import styles from './save-button.module.css'

type Props = {
  item: SavedItem
  /** The name that the page uses for it; by default its own name. */
  shown?: string
  /** Other controls beside it; they keep their place when the link to the list appears. */
  children?: ReactNode
}

/**
 * Adds a country, work or product to the shortlist, or removes it again. After adding it, it shows a
 * link to the list. Its text says whether it is saved, so it needs no `aria-pressed`.
 */
export function SaveButton({ item, shown = item.name, children }: Props) {
  const saved = useSaved(item)
  const [pressed, setPressed] = useState(false)

  function toggle() {
    setPressed(true)
    setSaved(item, !saved)
  }

  return (
    <>
      <button
        type="button"
        className={`button button-plain needs-script ${styles.save}`}
        data-saved={saved}
        onClick={toggle}
      >
        <LateIcon name={saved ? 'bookmark-filled' : 'bookmark'} size={18} />
        {/* Alone in its element, or a page that the browser has translated would go on showing "Save". */}
        <span>{saved ? browse.shortlist.saved : browse.shortlist.save}</span>
        <span className="visually-hidden">
          {' '}
          <OutsideText text={shown} sent={item.name} />
        </span>
      </button>
      {children}
      {saved && pressed && (
        <Link to={paths.shortlist.href()} className={styles.way}>
          {browse.shortlist.see}
        </Link>
      )}
    </>
  )
}
