import { LookUpPlaces } from '@/components/help-places'
import {
  offerAnswers,
  offerHelp,
  offerKinds,
  offerQuestions,
  type OfferRuleId,
  offerRules,
} from '@/content/facts/check-offer'
import { checkOffer as words } from '@/words/check-offer'
import { offerRuleWords } from '@/words/check-offer-rules'

/**
 * All questions of all kinds, to tick, with what each answer means: shown where no script runs. It is only
 * in the HTML, so its page includes the style sheet, which marks the signs. Product 10, Checking an offer.
 */
export function QuestionList() {
  return (
    <form>
      <p>{words.list.intro}</p>
      {offerKinds.map((kind) => (
        <section key={kind} aria-labelledby={kind}>
          <h2 id={kind}>{words.kinds[kind].name}</h2>
          <ol>
            {offerQuestions[kind].map((id, index) => (
              <li key={id}>
                <Question name={`${kind}-${index}`} id={id} />
              </li>
            ))}
          </ol>
          <h3>{words.placesHeading}</h3>
          <LookUpPlaces places={offerHelp[kind].places} />
        </section>
      ))}
    </form>
  )
}

/** `name` groups the answers of the question: short, because the HTML repeats it for each of them. */
function Question({ name, id }: { name: string; id: OfferRuleId }) {
  const { question, hint, title, means, findOut, now } = offerRuleWords[id]
  const { sign } = offerRules[id]
  return (
    <fieldset data-sign={sign === 'no' ? sign : undefined}>
      <legend>{question}</legend>
      {hint && <p className="quiet">{hint}</p>}
      <p data-part="answers">
        {offerAnswers.map((answer) => (
          <label key={answer}>
            <input type="radio" name={name} value={answer} />
            {` ${words.answers[answer]}`}
          </label>
        ))}
      </p>
      <p data-part="sign">
        <strong>{words.list.sign[sign](title)}</strong>
        {['', means, now].filter((part) => part !== undefined).join(' ')}
      </p>
      <p data-part="unsure">
        <strong>{words.list.unsure}</strong>
        {` ${findOut}`}
      </p>
    </fieldset>
  )
}
