import { LateIcon } from '@/components/art/late-icons'
import { offerRules, type OfferRuleId } from '@/content/facts/check-offer'
import { checkOffer as words } from '@/words/check-offer'
import { offerRuleWords } from '@/words/check-offer-rules'
import styles from './offer-result.module.css'
import type { OfferAnswers } from './result'

type Props = { signs: readonly OfferRuleId[]; answers: OfferAnswers }

/** The warning signs that were found: what each means, and the answer that made it one. */
export function SignList({ signs, answers }: Props) {
  if (signs.length === 0) return null
  return (
    <>
      <h3>{words.signsHeading(signs.length)}</h3>
      <ol className={styles.signs}>
        {signs.map((id) => {
          const { title, means, question } = offerRuleWords[id]
          const { weight, sign } = offerRules[id]
          return (
            <li key={id} data-weight={weight}>
              <h4>
                <LateIcon name="alert" size={20} />
                <span>
                  {title} <span className={styles.weight}>{words.weight[weight]}</span>
                </span>
              </h4>
              <p>{means}</p>
              <p className="small quiet">
                {question}{' '}
                <span className={styles.answered}>
                  {words.youSaid(words.answers[answers[id] ?? sign])}
                </span>
              </p>
            </li>
          )
        })}
      </ol>
    </>
  )
}
