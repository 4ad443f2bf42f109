import { Link } from 'react-router-dom'
import { Icon } from '@/components/art/small-icons'
import { ChatButton } from '@/components/chat-button'
import { consultancyChat } from '@/components/consultancy-chat'
import { useForOffice } from '@/components/for-office'
import { LoadFailed } from '@/components/load-failed'
import { OutsideText } from '@/components/outside-text'
import { PageHead } from '@/components/page-head'
import { company } from '@/content/facts/company'
import { browse } from '@/words/browse'
import { greetings } from '@/words/company'
import { messages } from '@/words/messages'
import { navigation } from '@/words/navigation'
import { titleSuffix } from '@/words/site'
import { isApiError, messageOf } from '@/lib/api/errors'
import { allCountries } from '@/lib/navigation/all-countries'
import { paths } from '@/lib/navigation/paths'
import styles from './country-guide.module.css'

const words = browse.country

type Props = { error: unknown; path: string; onRetry: () => void }

/** Product 8, Lists and loads: the load error shows "Error: " plus the message. */
export function CountryMissing({ error, path, onRetry }: Props) {
  const unknown = isApiError(error, 'not-found')
  const title = unknown ? words.unknownTitle : words.failedTitle
  const said = messageOf(error, '')
  const message = (
    <OutsideText
      text={said || (unknown ? words.unknownTitle : messages.lists.countryDetailsFetch)}
      sent={said}
      within={messages.lists.countryError}
    />
  )
  return (
    <>
      {/* A server that is down for a moment must not remove a country from search engines. */}
      <PageHead title={title + titleSuffix} hidden={unknown} path={path} />
      <h1>{title}</h1>
      {unknown && <p className="lede">{words.unknownText}</p>}
      {unknown ? (
        <p role="alert" className="quiet small">
          {message}
        </p>
      ) : (
        <LoadFailed message={message} onRetry={onRetry} />
      )}
      <p className={styles.actions}>
        <Link to={allCountries} className="button">
          {words.all}
        </Link>
        <Link to={paths.search.href()} className="button button-plain">
          {browse.search.heading}
        </Link>
      </p>
      <CallOrChat />
    </>
  )
}

/** Offers a call or a chat, since the office knows more about the country than the page. */
function CallOrChat() {
  const forOffice = useForOffice()
  const [office] = company.phones
  return (
    <>
      <p>{words.ask}</p>
      <p className={styles.actions}>
        <a href={`tel:${office.tel}`} className="button button-plain">
          <Icon name="phone" size={20} />
          {office.display}
        </a>
        <ChatButton href={consultancyChat(forOffice(greetings.contact))}>
          {navigation.chat}
        </ChatButton>
      </p>
    </>
  )
}
