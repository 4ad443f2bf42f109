import type { OfferKind } from '@/content/facts/check-offer'
import { helplines, lookUpPlaces } from '@/content/facts/official-help'
import { checkOffer } from '@/words/check-offer'
import { offerRuleWords } from '@/words/check-offer-rules'
import { helplineWords, placeWords } from '@/words/official-help'
import type { OfferResult } from './result'

const words = checkOffer.text

/** The lines of a part of the text; the first one contains the heading. */
export const part = (heading: string, lines: readonly string[]) =>
  lines.map((line, at) => (at === 0 ? `\n${heading}\n- ${line}` : `- ${line}`))

/** What was checked, and the verdict. */
export const verdictLines = (kind: OfferKind, { verdict }: Pick<OfferResult, 'verdict'>) => {
  const { heading, text } = checkOffer.verdict[verdict]
  return [words.title(checkOffer.kinds[kind].name), '', heading, text]
}

/** Whom to call. */
export const callLines = ({ calls }: Pick<OfferResult, 'calls'>) =>
  part(
    words.calls,
    calls.map(
      (id) =>
        `${helplineWords[id].name}: ${helplines[id].map(({ display }) => display).join(', ')}`,
    ),
  )

/**
 * The result as text to pass on: what was found and what to do, and none of the other answers.
 * `address` is that of the page. Product 10, Checking an offer.
 */
export function resultText(kind: OfferKind, result: OfferResult, address: string): string {
  const { signs, unsure, places } = result
  return [
    ...verdictLines(kind, result),
    ...part(
      words.signs,
      signs.map((id) => words.sign(offerRuleWords[id].title, offerRuleWords[id].means)),
    ),
    ...part(
      words.unsure,
      unsure.map((id) => `${offerRuleWords[id].question} ${offerRuleWords[id].findOut}`),
    ),
    ...part(words.now, [...signs.flatMap((id) => offerRuleWords[id].now ?? []), ...checkOffer.now]),
    ...part(
      words.places,
      places.map((id) => `${placeWords[id].name}: ${lookUpPlaces[id]}`),
    ),
    ...callLines(result),
    '',
    checkOffer.written,
    words.from(address),
  ].join('\n')
}
