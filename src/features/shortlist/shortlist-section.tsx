import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { OutsideText } from '@/components/outside-text'
import { browse } from '@/words/browse'
import { paths } from '@/lib/navigation/paths'
import { formatRupees } from '@/lib/text/format'
import { savedHref } from './saved-href'
import { keyOf, type SavedItem } from './schema'
import { shortlist, useShortlist, useShortlistKept } from './store'
import styles from './shortlist-section.module.css'
import { shownName } from './shown-name'
import { langOfSent } from '@/lib/text/lang-of'

const words = browse.shortlist
const ID = 'shortlist'

/** Everything saved, each to open or remove. Is at /search#shortlist; the rest is at /shortlist. */
export function ShortlistSection() {
  const items = useShortlist()
  const note = useShortlistKept() ? words.note : words.notKept
  const [removed, setRemoved] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useArrivalAt(heading)

  function remove(item: SavedItem) {
    shortlist.remove(item)
    setRemoved(words.removed(shownName(item)))
    // The button that had the focus is gone.
    heading.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <section id={ID} aria-labelledby={`${ID}-heading`} className={styles.section}>
        <h2 id={`${ID}-heading`} ref={heading} tabIndex={-1}>
          {words.heading}
        </h2>
        <p className="quiet small">{items.length > 0 ? note : words.empty}</p>
        {/* A paragraph of its own: in Malayalam both would be larger than all that the HTML shows. */}
        {items.length === 0 && <p className="quiet small">{words.how}</p>}
        <p role="status" className="visually-hidden">
          {removed}
        </p>
        <ul className={`plain-list ${styles.list}`}>
          {items.map((item) => (
            <li key={keyOf(item)} className={styles.item}>
              <span className={styles.kind}>{words.kinds[item.kind]}</span>
              <Link
                to={savedHref(item)}
                lang={langOfSent(shownName(item), item.name)}
                className={styles.name}
              >
                {shownName(item)}
              </Link>
              {item.price !== undefined && (
                <span className={styles.price}>{formatRupees(item.price)}</span>
              )}
              <button type="button" className="link-button" onClick={() => remove(item)}>
                {words.remove}
                <span className="visually-hidden">
                  {' '}
                  <OutsideText text={shownName(item)} sent={item.name} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <p>
        <Link to={paths.shortlist.href()}>{words.toPage}</Link>
      </p>
    </>
  )
}

/** A link to #shortlist leads to the heading, also when the page is already open. */
function useArrivalAt(heading: RefObject<HTMLElement | null>) {
  const { hash, key } = useLocation()
  const arrived = useRef('')

  useEffect(() => {
    if (hash !== `#${ID}` || arrived.current === key) return undefined
    // After the layout has put a new page to its top.
    const frame = requestAnimationFrame(() => {
      arrived.current = key
      heading.current?.scrollIntoView()
      heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, key, heading])
}
