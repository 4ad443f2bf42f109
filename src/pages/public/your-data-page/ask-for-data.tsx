import { useOptionalUser } from '@/auth/auth-context'
import { Accordion } from '@/components/accordion'
import { consultancyChat } from '@/components/consultancy-chat'
import { consultancyMail } from '@/components/consultancy-mail'
import { useForOffice } from '@/components/for-office'
import { OutLink } from '@/components/out-link'
import { common } from '@/words/common'
import { yourData } from '@/words/your-data'
import styles from './ask-for-data.module.css'

const { ask } = yourData

/** Letters to the consultancy, prepared and shown before they are sent by mail or chat. Product 10, Your data. */
export function AskForData() {
  const user = useOptionalUser()
  const forOffice = useForOffice()
  const signature = [
    `${ask.name}: ${user?.name || ask.blank}`,
    `${ask.reach}: ${user?.email || ask.blank}`,
  ]
  return (
    <section aria-labelledby="ask-for-data" className={styles.ask}>
      <h2 id="ask-for-data">{ask.heading}</h2>
      <p>{ask.intro}</p>
      {Object.entries(ask.letters).map(([id, { title, text }]) => (
        <Accordion key={id} title={title}>
          <Letter text={forOffice([ask.greeting, text, ...signature].join('\n'))} />
        </Accordion>
      ))}
      <p className={`quiet small ${styles.reply}`}>{ask.reply}</p>
    </section>
  )
}

function Letter({ text }: { text: string }) {
  return (
    <>
      <p className={styles.letter}>{text}</p>
      <div className={styles.ways}>
        <a className="button" href={consultancyMail(ask.subject, text)}>
          {ask.mail}
        </a>
        <OutLink
          className="button button-plain"
          url={consultancyChat(text)}
          newTab={common.newTab}
          hostless
        >
          {ask.chat}
        </OutLink>
      </div>
    </>
  )
}
