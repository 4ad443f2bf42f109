import { useId } from 'react'
import { PassOn } from '@/components/pass-on'
import { PrintButton } from '@/components/print-button'
import { useCopy } from '@/lib/browser/sharing/use-copy'
import { chatLink } from '@/lib/text/contact-links'
import { checkOffer } from '@/words/check-offer'
import { checkOfferChat } from '@/words/check-offer-chat'
import styles from './offer-result.module.css'

const words = checkOffer.take

type Props = {
  text: string
  /** The part of it that fits into a chat, and whether that is all of it. */
  chat: { text: string; isWhole: boolean }
}

/** The result as text, shown before it is sent anywhere, and the ways to pass it on. */
export function TakeAlong({ text, chat }: Props) {
  const id = useId()
  const { field, ...copying } = useCopy<HTMLTextAreaElement>()
  return (
    <section aria-labelledby={`${id}-heading`} className={styles.take}>
      <h3 id={`${id}-heading`}>{words.heading}</h3>
      <p>{words.intro}</p>
      <label htmlFor={id} className="visually-hidden">
        {words.label}
      </label>
      <textarea id={id} ref={field} readOnly value={text} rows={8} className={styles.text} />
      {!chat.isWhole && <p>{checkOfferChat.hint}</p>}
      <PassOn
        copying={copying}
        words={words}
        chat={{ href: chatLink('', chat.text), label: words.chat }}
        share={{ title: checkOffer.heading, text, label: words.system, failure: words.failed }}
        classNames={{ buttons: styles.buttons, state: styles.state }}
      >
        <PrintButton of="offer">{words.print}</PrintButton>
      </PassOn>
    </section>
  )
}
