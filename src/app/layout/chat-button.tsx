import { Icon } from '@/components/art/small-icons'
import { consultancyChat } from '@/content/chat'
import { greetings } from '@/content/company'
import { contact } from '@/content/contact'
import styles from './chat-button.module.css'

/** The floating button that opens a chat with a greeting. Specification 2, Footer. */
export function ChatButton() {
  return (
    <a
      href={consultancyChat(greetings.contact)}
      target="_blank"
      rel="noopener"
      className={styles.button}
    >
      <Icon name="chat" size={20} />
      <span className={styles.words}>{contact.floatingButton}</span>
      <span className="visually-hidden"> in a chat, opens in a new tab</span>
    </a>
  )
}
