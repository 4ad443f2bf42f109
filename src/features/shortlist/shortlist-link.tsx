import { Link } from 'react-router-dom'
import { Icon } from '@/components/art/small-icons'
import { browse } from '@/content/browse'
import { paths } from '@/lib/paths'
import { useShortlist } from './store'
import styles from './shortlist-link.module.css'

/** Address of the shortlist: a part of the search page. */
export const shortlistHref = `${paths.search.href()}#shortlist`

type Props = { className?: string | undefined; onClick?: () => void }

/** Leads to the shortlist and says how much is on it. Prerendered, it counts nothing. */
export function ShortlistLink({ className, onClick }: Props) {
  const count = useShortlist().length
  return (
    <Link
      to={shortlistHref}
      onClick={onClick}
      className={[styles.link, className].filter(Boolean).join(' ')}
    >
      <Icon name="bookmark" size={18} />
      {browse.shortlist.link}
      {count > 0 && (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </Link>
  )
}
