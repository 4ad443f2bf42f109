import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { OutsideText } from '@/components/outside-text'
import { browse } from '@/words/browse'
import { LateIcon } from '@/components/art/late-icons'
import { paths } from '@/lib/navigation/paths'
import { setSaved, useSaved } from './saved'
import type { SavedItem } from './schema'
import styles from './save-button.module.css'

type Props = {
  item: SavedItem
  /** What the page calls it; its own name where none is given. */
  shown?: string
  /** What else can be pressed beside it; keeps its place where the way to the list comes. */
  children?: ReactNode
}

/**
 * Puts a country, work or product on the shortlist, or takes it off again. Once it has put it there
 * it shows the way to the list. Its words say whether it is saved: no `aria-pressed` says so once more.
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
        {saved ? browse.shortlist.saved : browse.shortlist.save}
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
