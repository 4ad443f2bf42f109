import { Icon } from '@/components/art/small-icons'
import { consultancyChat } from '@/components/consultancy-chat'
import { greetings } from '@/words/company'
import { navigation } from '@/words/navigation'
import styles from './chat-button.module.css'
import { useScrollPlace } from './use-scroll-place'

/**
 * The floating button that opens a chat with a greeting. On a phone its words stand at the top of
 * the page only, and it goes where it would cover a form. Product 2, Footer.
 */
export function ChatButton() {
  const { onTheWay, covers } = useScrollPlace()
  return (
    <a
      href={consultancyChat(greetings.contact)}
      target="_blank"
      rel="noopener"
      className={styles.button}
      data-on-the-way={onTheWay || undefined}
      data-covers={covers || undefined}
    >
      <Icon name="chat" size={20} />
      <span className={styles.words}>{navigation.floatingButton}</span>
      <span className="visually-hidden"> {navigation.inChatNewTab}</span>
    </a>
  )
}
