import { Icon } from '@/components/art/small-icons'
import { consultancyChat } from '@/components/consultancy-chat'
import { useForOffice } from '@/components/for-office'
import { OutLink } from '@/components/out-link'
import { company } from '@/content/facts/company'
import { greetings } from '@/words/company'
import { navigation } from '@/words/navigation'
import styles from './contact-links.module.css'

// Between two texts side by side React puts a comment into the HTML: here and in the footer each is one text.

/** Phone, chat and social links of the header and the side menu. Product 2, Header. */
export function ContactLinks() {
  const forOffice = useForOffice()
  const [office] = company.phones
  return (
    <ul className={styles.links}>
      <li>
        <a href={`tel:${office.tel}`} className={styles.named}>
          <Icon name="phone" size={16} />
          {office.display}
        </a>
      </li>
      <li>
        <OutLink
          url={consultancyChat(forOffice(greetings.contact))}
          newTab={navigation.chatNewTab}
          hostless
          className={styles.named}
        >
          <Icon name="chat" size={16} />
          {navigation.chat}
        </OutLink>
      </li>
      {company.social[0] && (
        <li>
          <SocialLinks />
        </li>
      )}
    </ul>
  )
}

/** The consultancy's pages on other sites, as icons with names. */
export function SocialLinks() {
  return (
    <ul className={styles.social} data-paper="off">
      {company.social.map(({ name, icon, url }) => (
        <li key={name}>
          <OutLink url={url} newTab={navigation.newTab} hostless className={styles.icon}>
            <Icon name={icon} size={18} />
            <span className="visually-hidden">{`${name},`}</span>
          </OutLink>
        </li>
      ))}
    </ul>
  )
}
