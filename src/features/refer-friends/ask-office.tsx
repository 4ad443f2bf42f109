import { Icon } from '@/components/art/small-icons'
import { consultancyChat } from '@/components/consultancy-chat'
import { useForOffice } from '@/components/for-office'
import { company } from '@/content/facts/company'
import { members } from '@/words/members'
import { mailLink } from '@/lib/text/contact-links'
import styles from './ask-office.module.css'
import { ChatButton } from '@/components/chat-button'

const { payout: words } = members.referral

/** The ways to ask the office for a bonus, which it pays itself. Product 10, Referral bonus. */
export function AskOffice({ usercode }: { usercode: string }) {
  const greeting = useForOffice()(words.greeting(usercode))
  return (
    <div className={styles.ways}>
      <ChatButton href={consultancyChat(greeting)}>{words.chat}</ChatButton>
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
