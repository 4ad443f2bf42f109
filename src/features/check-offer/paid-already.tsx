import { OutLink } from '@/components/out-link'
import { helplines, lookUpPlaces } from '@/content/facts/official-help'
import { checkOffer } from '@/words/check-offer'
import { common } from '@/words/common'
import { helplineWords, placeWords } from '@/words/official-help'
import styles from './paid-already.module.css'

const words = checkOffer.paid
const [first] = helplines.cyberFraud
const [agent] = helplines.shubhayatra

/** The first steps for somebody who has paid, folded below one line. Product 10, Checking an offer. */
export function PaidAlready() {
  const { name, lookFor } = placeWords.cybercrime
  return (
    <details className={styles.paid}>
      <summary>{words.way}</summary>
      <ol>
        <li>
          <a href={`tel:${first.tel}`}>{words.call(first.display)}</a>
          {common.end} {words.bank}
        </li>
        <li>
          <OutLink url={lookUpPlaces.cybercrime}>{name}</OutLink>: {lookFor}
        </li>
        <li>{checkOffer.now[1]}</li>
        <li>
          {words.agent} {helplineWords.shubhayatra.name}:{' '}
          <a href={`tel:${agent.tel}`}>{agent.display}</a>
          {common.end} {words.abroad}
        </li>
      </ol>
    </details>
  )
}
