import { Link, useNavigate } from 'react-router-dom'
import { RubberStamp } from '@/components/art/rubber-stamp'
import { Helplines, LookUpPlaces } from '@/components/help-places'
import { type OfferKind, offerQuestions } from '@/content/facts/check-offer'
import { helplines } from '@/content/facts/official-help'
import { takeFocus } from '@/lib/browser/focus/take-focus'
import { paths } from '@/lib/navigation/paths'
import { publicAddress } from '@/lib/navigation/public-address'
import { common } from '@/words/common'
import { checkOffer as words } from '@/words/check-offer'
import { offerRuleWords } from '@/words/check-offer-rules'
import { AnswerList } from './answer-list'
import { useOfferAnswers } from './answers'
import styles from './offer-result.module.css'
import { offerChatText } from './chat-text'
import { fragmentOf, placeHref, stepState } from './place'
import { resultOf } from './result'
import { resultText } from './result-text'
import { SignList } from './sign-list'
import { TakeAlong } from './take-along'

const [first] = helplines.cyberFraud

/** The verdict, what each sign means, and what to do now. Product 10, Checking an offer. */
export function OfferResultSheet({ kind }: { kind: OfferKind }) {
  const heading = fragmentOf({ kind, at: 'result' })
  const navigate = useNavigate()
  const { answers, clear } = useOfferAnswers(kind)
  const result = resultOf(kind, answers)
  const { verdict, signs, unsure, open, places, calls } = result
  const firstOpen = offerQuestions[kind].findIndex((id) => !answers[id]) + 1
  const address = publicAddress(paths.checkOffer.href())

  function startAgain() {
    clear()
    void navigate(paths.checkOffer.href())
  }

  return (
    <section className={styles.sheet} aria-labelledby={heading}>
      <p className="quiet">{words.kinds[kind].name}</p>
      <div className={styles.verdict} data-verdict={verdict}>
        <RubberStamp tone={verdict === 'stop' ? 'closed' : 'restricted'}>
          {words.verdict[verdict].stamp}
        </RubberStamp>
        <h2 id={heading} ref={takeFocus} tabIndex={-1}>
          {words.verdict[verdict].heading}
        </h2>
        {signs.length > 0 && (
          <p>
            {words.paid.asked} <a href={`tel:${first.tel}`}>{words.paid.call(first.display)}</a>
            {common.end} {words.paid.bank}
          </p>
        )}
        <p>{words.verdict[verdict].text}</p>
        {open.length > 0 && (
          <p>
            {words.left(open.length)}{' '}
            <Link to={placeHref({ kind, at: firstOpen })} state={stepState}>
              {words.toQuestions}
            </Link>
          </p>
        )}
      </div>
      <SignList signs={signs} answers={answers} />
      {unsure.length > 0 && (
        <>
          <h3>{words.unsureHeading}</h3>
          <dl className={styles.unsure}>
            {unsure.map((id) => (
              <div key={id}>
                <dt>{offerRuleWords[id].question}</dt>
                <dd>{offerRuleWords[id].findOut}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <h3>{words.nowHeading}</h3>
      <ol className={styles.now}>
        {[...signs.flatMap((id) => offerRuleWords[id].now ?? []), ...words.now].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.help}>
        <div>
          <h3>{words.placesHeading}</h3>
          <LookUpPlaces places={places} />
        </div>
        <div>
          <h3>{words.callsHeading}</h3>
          <Helplines calls={calls} />
          <p>
            {words.us} <Link to={paths.contact.href()}>{words.usLink}</Link>
            {common.end} <Link to={paths.verify.href()}>{words.verifyLink}</Link>
            {common.end}
          </p>
        </div>
      </div>
      <AnswerList kind={kind} answers={answers} />
      <TakeAlong
        text={resultText(kind, result, address)}
        chat={offerChatText(kind, result, address)}
      />
      <p className={styles.again}>
        <button type="button" className="button button-plain" onClick={startAgain}>
          {words.take.again}
        </button>
      </p>
    </section>
  )
}
