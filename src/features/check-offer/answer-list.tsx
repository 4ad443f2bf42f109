import { Link } from 'react-router-dom'
import { type OfferKind, offerQuestions } from '@/content/facts/check-offer'
import { checkOffer as words } from '@/words/check-offer'
import { offerRuleWords } from '@/words/check-offer-rules'
import styles from './offer-result.module.css'
import { changeState, placeHref } from './place'
import type { OfferAnswers } from './result'

/** All the answers, each with a way to change it; open where some are missing. */
export function AnswerList({ kind, answers }: { kind: OfferKind; answers: OfferAnswers }) {
  const questions = offerQuestions[kind]
  return (
    <details className={styles.answers} open={questions.some((id) => !answers[id])}>
      <summary>{words.answersHeading}</summary>
      <ol>
        {questions.map((id, index) => {
          const answer = answers[id]
          return (
            <li key={id}>
              {offerRuleWords[id].question}{' '}
              <strong>{answer ? words.answers[answer] : words.notAnswered}</strong>{' '}
              <Link to={placeHref({ kind, at: index + 1 })} state={changeState}>
                {words.change}
                <span className="visually-hidden">
                  {' '}
                  {words.progress(index + 1, questions.length)}
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
