import { useCallback, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/art/small-icons'
import { offerKinds } from '@/content/facts/check-offer'
import { placeHref, stepState } from '@/features/check-offer/place'
import { onFirstInteraction } from '@/lib/loading/first-interaction'
import { checkOffer as words } from '@/words/check-offer'
import styles from './kind-list.module.css'

type Props = {
  /** A question is shown: the list is hidden meanwhile. */
  isAway: boolean
  /** Called at the reader's first interaction: the questions may be needed. */
  onWanted: () => void
}

/** What there is to check. When the reader comes back from a question, the focus is at the list's heading. */
export function KindList({ isAway, onWanted }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasAway = useRef(isAway)
  const watch = useCallback(
    (list: HTMLElement | null) => (list ? onFirstInteraction(onWanted) : undefined),
    [onWanted],
  )

  useEffect(() => {
    if (wasAway.current && !isAway) heading.current?.focus()
    wasAway.current = isAway
  }, [isAway])

  return (
    <section hidden={isAway} aria-labelledby="kinds-heading">
      <h2 id="kinds-heading" ref={heading} tabIndex={-1}>
        {words.kindsHeading}
      </h2>
      <ul ref={watch} className={styles.kinds}>
        {offerKinds.map((kind) => (
          <li key={kind}>
            <Link to={placeHref({ kind, at: 1 })} state={stepState}>
              <span>
                <strong>{words.kinds[kind].name}</strong>
                <span className={styles.hint}>{words.kinds[kind].hint}</span>
              </span>
              <Icon name="chevron-right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
