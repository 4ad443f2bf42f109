import { useId } from 'react'
import { LateIcon } from '@/components/art/late-icons'
import {
  offerAnswers,
  type OfferKind,
  offerQuestions,
  type OfferRuleId,
} from '@/content/facts/check-offer'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { checkOffer as words } from '@/words/check-offer'
import { offerRuleWords } from '@/words/check-offer-rules'
import { useOfferAnswers } from './answers'
import styles from './offer-question.module.css'
import { fragmentOf } from './place'
import { resultOf } from './result'
import { useSteps } from './use-steps'

type Props = {
  kind: OfferKind
  /** Which question of its kind, from 1. */
  at: number
  id: OfferRuleId
}

/** One question with its three answers; an answer leads to the next step. Product 10, Checking an offer. */
export function OfferQuestion({ kind, at, id }: Props) {
  // The target of the URL fragment: when a person goes back, Chromium moves the focus to it from anywhere else.
  const heading = fragmentOf({ kind, at })
  const kindId = useId()
  const whereId = useId()
  const hintId = useId()
  const { answers, answer } = useOfferAnswers(kind)
  const { next, toResult, back } = useSteps({ kind, at })
  const { question, hint } = offerRuleWords[id]
  const of = offerQuestions[kind].length
  return (
    // Labelled by its kind: screen readers already read the question as the heading and with the answers.
    <section className={styles.card} aria-labelledby={kindId}>
      <p className={styles.where}>
        <span id={kindId}>{words.kinds[kind].name}</span>
        <span id={whereId}>{words.progress(at, of)}</span>
      </p>
      <progress className={styles.progress} value={at - 1} max={of} aria-hidden="true" />
      <div className={styles.asked}>
        <h2
          id={heading}
          ref={takeFocus}
          tabIndex={-1}
          aria-describedby={hint ? `${whereId} ${hintId}` : whereId}
          className={styles.question}
        >
          {question}
        </h2>
        {hint && (
          <p id={hintId} className="quiet">
            {hint}
          </p>
        )}
      </div>
      <div role="group" aria-labelledby={heading} className={styles.answers}>
        {offerAnswers.map((each) => (
          <button
            key={each}
            type="button"
            className="button button-plain"
            aria-pressed={answers[id] === each}
            onClick={({ detail }) => {
              // The second press of a double click would answer the next question.
              if (detail > 1) return
              answer(id, each)
              next()
            }}
          >
            {answers[id] === each && <LateIcon name="check" size={18} />}
            <span>{words.answers[each]}</span>
          </button>
        ))}
      </div>
      <div className={styles.ways}>
        <button type="button" className="link-button" onClick={back}>
          {words.back}
        </button>
        {resultOf(kind, answers).verdict === 'stop' && (
          <button type="button" className="link-button" onClick={toResult}>
            {words.seeResult}
          </button>
        )}
      </div>
    </section>
  )
}
