import { consultancyChat } from '@/components/consultancy-chat'
import { useForOffice } from '@/components/for-office'
import { OutLink } from '@/components/out-link'
import { greetings } from '@/words/company'
import { home } from '@/words/home'
import styles from './counselling.module.css'

/** For readers who are undecided: a chat in a new tab, with its first message prepared. */
export function Counselling() {
  const forOffice = useForOffice()
  const { question, text, button, next } = home.counselling
  return (
    <section className={styles.band} aria-labelledby="counselling-heading">
      <div className={`container ${styles.row}`}>
        <div>
          <h2 id="counselling-heading">{question}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.action} data-paper="off">
          <OutLink
            url={consultancyChat(forOffice(greetings.counselling))}
            newTab=""
            hostless
            aria-describedby="counselling-next"
            className="button button-wanted"
          >
            {button}
          </OutLink>
          <p id="counselling-next" className="small quiet">
            {next}
          </p>
        </div>
      </div>
    </section>
  )
}
