import { common } from '@/words/common'
import { homeFirst } from '@/words/home-first'
import styles from './list-room.module.css'

/**
 * For a list whose code and data load when it comes near the viewport. Its space is reserved while it is
 * empty or says that it loads; if it fails to load, a quiet line is shown in its place.
 */
export const listRoom = (room: 'strip' | 'grid') => ({
  near: { className: styles[room] },
  failed: (_list: object, retry: () => void) => (
    <p className="quiet">
      {homeFirst.notLoaded}{' '}
      <button type="button" className="link-button" onClick={retry}>
        {common.tryAgain}
      </button>
    </p>
  ),
})
