import { browse } from '@/words/browse'
import { Icon } from '@/components/art/small-icons'
import { keyOf, type SavedItem } from './schema'
import { shortlist, useShortlist } from './store'
import styles from './save-button.module.css'

/** Puts a country, work or product on the shortlist, or takes it off again. */
export function SaveButton({ item }: { item: SavedItem }) {
  const saved = useShortlist().some((other) => keyOf(other) === keyOf(item))
  return (
    <button
      type="button"
      className={`button button-plain needs-script ${styles.save}`}
      aria-pressed={saved}
      onClick={() => (saved ? shortlist.remove(item) : shortlist.add(item))}
    >
      <Icon name={saved ? 'bookmark-filled' : 'bookmark'} size={18} />
      {saved ? browse.shortlist.saved : browse.shortlist.save}
      <span className="visually-hidden"> {item.name}</span>
    </button>
  )
}
