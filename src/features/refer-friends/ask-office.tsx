import { Icon } from '@/components/art/small-icons'
import { consultancyChat } from '@/components/consultancy-chat'
import { company } from '@/content/facts/company'
import { common } from '@/words/common'
import { members } from '@/words/members'
import { mailLink } from '@/lib/text/contact-links'
import styles from './ask-office.module.css'

const { payout: words } = members.referral

/** The ways to ask the office for a bonus, which it pays itself. Product 10, Referral bonus. */
export function AskOffice({ usercode }: { usercode: string }) {
  const greeting = words.greeting(usercode)
  return (
    <div className={styles.ways}>
      <a
        href={consultancyChat(greeting)}
        target="_blank"
        rel="noreferrer"
        className="button button-plain"
      >
        <Icon name="chat" size={20} />
        {words.chat}
        <span className="visually-hidden"> {common.newTab}</span>
      </a>
      <a
        href={mailLink(company.email, words.subject(usercode), greeting)}
        className="button button-plain"
      >
        {words.email}
      </a>
      {company.phones.map(({ id, display, tel }) => (
        <a key={id} href={`tel:${tel}`} className="button button-plain">
          <Icon name="phone" size={20} />
          {words.call(display)}
        </a>
      ))}
    </div>
  )
}
