import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { bracketed, OutsideText } from '@/components/outside-text'
import { browse } from '@/words/browse'
import { shortlistSection as words } from '@/words/shortlist-section'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { paths } from '@/lib/navigation/paths'
import { formatRupees } from '@/lib/text/format'
import { langOfSent } from '@/lib/text/lang-of'
import { setSaved } from './stored/saved'
import { savedHref } from './stored/saved-href'
import { keyOf, type SavedItem } from './stored/schema'
import { useShortlist, useShortlistKept } from './stored/store'
import styles from './shortlist-section.module.css'
import { shownName } from './stored/shown-name'

const ID = 'shortlist'

/** Everything saved, each to open or remove, at /search#shortlist; all else is at /shortlist. */
export function ShortlistSection() {
  const items = useShortlist()
  const note = useShortlistKept() ? words.note : browse.shortlist.notKept
  const heading = useRef<HTMLHeadingElement>(null)
  useArrivalAt(heading)
  const [last, setLast] = useState<Change>()

  function change(item: SavedItem, isBack: boolean) {
    setLast({ item, at: items.indexOf(item), isBack })
    setSaved(item, isBack)
  }

  const isLast = (item: SavedItem) => last !== undefined && keyOf(last.item) === keyOf(item)
  // A Save button, or another tab, has changed it since.
  if (last && last.isBack !== items.some(isLast)) setLast(undefined)
  const rows = items.map((item) => (
    <SavedRow
      key={keyOf(item)}
      item={item}
      isBack={isLast(item)}
      onRemove={() => change(item, false)}
    />
  ))
  if (last && !last.isBack) {
    const { item, at } = last
    rows.splice(
      at,
      0,
      <RemovedRow key={`removed ${keyOf(item)}`} item={item} onUndo={() => change(item, true)} />,
    )
  }
  return (
    <>
      <section id={ID} aria-labelledby={`${ID}-heading`} className={styles.section}>
        <h2 id={`${ID}-heading`} ref={heading} tabIndex={-1}>
          {words.heading}
        </h2>
        <p className="quiet small">{items.length > 0 ? note : words.empty}</p>
        {/* Its own paragraph: in Malayalam, both as one would be larger than anything in the HTML. */}
        {items.length === 0 && <p className="quiet small">{words.how}</p>}
        <p role="status" className="visually-hidden">
          {last && (last.isBack ? words.back : words.removed)(shownName(last.item))}
        </p>
        <ul className={`plain-list ${styles.list}`}>{rows}</ul>
      </section>
      {items.length > 0 && (
        <p>
          <Link to={paths.shortlist.href()}>{words.toPage}</Link>
        </p>
      )}
    </>
  )
}

/** What was removed or put back last, and its place. */
type Change = { item: SavedItem; at: number; isBack: boolean }

type RowProps = { item: SavedItem; isBack: boolean; onRemove: () => void }

function SavedRow({ item, isBack, onRemove }: RowProps) {
  const name = shownName(item)
  return (
    <li className={styles.item}>
      <span className={styles.kind}>{words.kinds[item.kind]}</span>
      <Link to={savedHref(item)} lang={langOfSent(name, item.name)} className={styles.name}>
        {name}
      </Link>
      {item.price !== undefined && <span className={styles.price}>{formatRupees(item.price)}</span>}
      <button
        type="button"
        ref={isBack ? takeFocus : undefined}
        className="link-button"
        onClick={onRemove}
      >
        {words.remove}
        <span className="visually-hidden">
          {' '}
          <OutsideText text={name} sent={item.name} />
        </span>
      </button>
    </li>
  )
}

/** Shown in place of what was removed; takes the focus that its button had. */
function RemovedRow({ item, onUndo }: { item: SavedItem; onUndo: () => void }) {
  const name = shownName(item)
  return (
    <li className={styles.item} data-paper="off">
      <span className={styles.kind}>{words.kinds[item.kind]}</span>
      <span className={styles.removed}>
        <OutsideText text={name} sent={item.name} within={words.removed} />
      </span>
      <button type="button" ref={takeFocus} className="link-button" onClick={onUndo}>
        {words.undo}
        <span className="visually-hidden">
          <OutsideText text={name} sent={item.name} within={bracketed} />
        </span>
      </button>
    </li>
  )
}

/** A link to #shortlist leads to the heading, also when the page is already open. */
function useArrivalAt(heading: RefObject<HTMLElement | null>) {
  const { hash, key } = useLocation()
  const arrived = useRef('')

  useEffect(() => {
    if (hash !== `#${ID}` || arrived.current === key) return undefined
    // After the layout has scrolled a new page to its top.
    const frame = requestAnimationFrame(() => {
      arrived.current = key
      heading.current?.scrollIntoView()
      heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, key, heading])
}
