import { useId } from 'react'
import { Icon } from '@/components/art/small-icons'
import { ChatButton } from '@/components/chat-button'
import { ShareButton } from '@/components/share-button'
import { shortlistLimits } from '@/content/facts/shortlist'
import { shortlist } from '@/words/shortlist'
import { useCopy } from '@/lib/browser/use-copy'
import { paths } from '@/lib/navigation/paths'
import { chatLink } from '@/lib/text/contact-links'
import { listFragment } from './list-link'
import styles from './list-tools.module.css'
import type { SavedItem } from './schema'

const words = shortlist.share

/** A link that carries the list in its fragment, which no server sees, and ways to pass it on. */
export function SharePanel({ items }: { items: readonly SavedItem[] }) {
  const id = useId()
  const { field, state, copy } = useCopy()
  const link = window.location.origin + paths.shortlist.href() + listFragment(items)
  const message = words.message(link)
  return (
    <>
      <p id={`${id}-intro`}>{words.intro}</p>
      {items.length > shortlistLimits.linked && <p>{words.cut}</p>}
      <label htmlFor={id}>{words.label}</label>
      <input
        id={id}
        ref={field}
        readOnly
        value={link}
        className={styles.text}
        aria-describedby={`${id}-intro`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={copy}>
          <Icon name="copy" size={20} />
          {words.copy}
        </button>
        {message.length <= shortlistLimits.chat && (
          <ChatButton href={chatLink('', message)}>{words.chat}</ChatButton>
        )}
        <ShareButton
          title={shortlist.share.title}
          text={message}
          label={words.system}
          failure={words.failed}
        />
      </div>
      <p role="status">
        {state === 'copied' && words.copied}
        {state === 'failed' && words.copyByHand}
      </p>
    </>
  )
}
