import { Icon } from '@/components/art/small-icons'
import { consultancyChat } from '@/components/consultancy-chat'
import { useForOffice } from '@/components/for-office'
import { OutLink } from '@/components/out-link'
import { greetings } from '@/words/company'
import { navigation } from '@/words/navigation'
import { floats } from '@/app/layout/late-layout'
import styles from './floating-chat-button.module.css'

const watch = floats((code) => code.watchFloating)

/**
 * The floating button that opens a chat with a greeting. It is shown wherever it covers no control, and has its text
 * where there is room beside the page, and at the page's end. Product 2, Footer.
 */
export function FloatingChatButton() {
  const forOffice = useForOffice()
  return (
    <>
      {/* Marks the end of the page. */}
      <div />
      <OutLink
        ref={watch}
        url={consultancyChat(forOffice(greetings.contact))}
        newTab={navigation.inChatNewTab}
        hostless
        className={styles.button}
        data-paper="off"
      >
        <Icon name="chat" size={22} />
        <span className={styles.words}>{navigation.floatingButton}</span>
      </OutLink>
    </>
  )
}
