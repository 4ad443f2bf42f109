import { Icon } from '@/components/art/small-icons'
import { consultancyChat } from '@/components/consultancy-chat'
import { company } from '@/content/facts/company'
import { greetings } from '@/words/company'
import { navigation } from '@/words/navigation'
import styles from './contact-links.module.css'

/** Phone, chat and social links of the header and the side menu. Product 2, Header. */
export function ContactLinks() {
  const [office] = company.phones
  return (
    <ul className={styles.links}>
      <li>
        <a href={`tel:${office.tel}`} className={styles.named}>
          <Icon name="phone" size={16} /> {office.display}
        </a>
      </li>
      <li>
        <a
          href={consultancyChat(greetings.contact)}
          target="_blank"
          rel="noopener"
          className={styles.named}
        >
          <Icon name="chat" size={16} /> {navigation.chat}
          <span className="visually-hidden"> {navigation.chatNewTab}</span>
        </a>
      </li>
      <li>
        <SocialLinks />
      </li>
    </ul>
  )
}

/** The consultancy's pages elsewhere, as icons with names. */
export function SocialLinks() {
  return (
    <ul className={styles.social}>
      {company.social.map(({ name, icon, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener" className={styles.icon}>
            <Icon name={icon} size={18} />
            <span className="visually-hidden">
              {name}, {navigation.newTab}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
