import { useId } from 'react'
import { CopyField } from '@/components/copy-field'
import { PassOn } from '@/components/pass-on'
import { chatLetters } from '@/content/facts/chat-letters'
import { shortlistLimits } from '@/content/facts/shortlist'
import { shortlist } from '@/words/shortlist'
import { useCopy } from '@/lib/browser/sharing/use-copy'
import { paths } from '@/lib/navigation/paths'
import { publicAddress } from '@/lib/navigation/public-address'
import { chatLink } from '@/lib/text/contact-links'
import { encodePart } from '@/lib/text/encode'
import type { SavedItem } from '@/features/shortlist/stored/schema'
import { listFragment } from './list-link'
import styles from './shortlist-tools.module.css'

const words = shortlist.share

/** A link that carries the list in its fragment, which no server sees, and ways to pass it on. */
export function SharePanel({ items }: { items: readonly SavedItem[] }) {
  const id = useId()
  const { field, ...copying } = useCopy()
  const link = publicAddress(paths.shortlist.href()) + listFragment(items)
  const message = words.message(link)
  return (
    <>
      <p id={`${id}-intro`}>{words.intro}</p>
      {items.length > shortlistLimits.linked && <p>{words.cut}</p>}
      <label htmlFor={id}>{words.label}</label>
      <CopyField
        id={id}
        ref={field}
        value={link}
        className={styles.text}
        aria-describedby={`${id}-intro`}
      />
      <PassOn
        copying={copying}
        words={words}
        chat={
          encodePart(message).length <= chatLetters && {
            href: chatLink('', message),
            label: words.chat,
          }
        }
        share={{ title: words.title, text: message, label: words.system, failure: words.failed }}
        classNames={{ buttons: styles.buttons }}
      />
    </>
  )
}
