import { useId } from 'react'
import { Icon } from '@/components/art/small-icons'
import { ChatButton } from '@/components/chat-button'
import { ShareButton } from '@/components/share-button'
import { useCopy } from '@/lib/browser/use-copy'
import { chatLink } from '@/lib/text/contact-links'
import { checkOffer } from '@/words/check-offer'
import styles from './offer-result.module.css'

const words = checkOffer.take

/** The result as text, shown before it goes anywhere, and the ways to pass it on. */
export function TakeAlong({ text }: { text: string }) {
  const id = useId()
  const { field, state, copy } = useCopy<HTMLTextAreaElement>()
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.take}>
      <h3 id={`${id}-heading`}>{words.heading}</h3>
      <p>{words.intro}</p>
      <label htmlFor={id} className="visually-hidden">
        {words.label}
      </label>
      <textarea id={id} ref={field} readOnly value={text} rows={8} className={styles.text} />
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={copy}>
          <Icon name="copy" size={20} />
          {words.copy}
        </button>
        <ChatButton href={chatLink('', text)}>{words.chat}</ChatButton>
        <ShareButton
          title={checkOffer.heading}
          text={text}
          label={words.system}
          failure={words.failed}
        />
        <button type="button" className="button button-plain" onClick={() => window.print()}>
          {words.print}
        </button>
      </div>
      <p role="status" className={styles.state}>
        {state === 'copied' && words.copied}
        {state === 'failed' && words.copyByHand}
      </p>
    </section>
  )
}
