import { chatLetters } from '@/content/facts/chat-letters'
import type { OfferKind } from '@/content/facts/check-offer'
import { checkOffer } from '@/words/check-offer'
import { checkOfferChat } from '@/words/check-offer-chat'
import { offerRuleWords } from '@/words/check-offer-rules'
import { encodePart } from '@/lib/text/encode'
import { textThatFits } from '@/lib/text/text-that-fits'
import type { OfferResult } from './result'
import { callLines, part, resultText, verdictLines } from './result-text'

const words = checkOffer.text

/**
 * The result as the text of a chat link: all of `resultText` if it fits, else the verdict, then as much as
 * fits of the signs, whom to call and what to find out, and where to read the rest.
 * `isWhole` says which. Product 10, Checking an offer.
 */
export function offerChatText(
  kind: OfferKind,
  result: OfferResult,
  address: string,
): { text: string; isWhole: boolean } {
  const text = resultText(kind, result, address)
  if (encodePart(text).length <= chatLetters) return { text, isWhole: true }
  const more = [
    ...part(
      words.signs,
      result.signs.map((id) => offerRuleWords[id].title),
    ),
    ...callLines(result),
    ...part(
      words.unsure,
      result.unsure.map((id) => offerRuleWords[id].question),
    ),
  ]
  const textOf = (count: number) =>
    [...verdictLines(kind, result), ...more.slice(0, count), '', checkOfferChat.rest(address)].join(
      '\n',
    )
  return { text: textThatFits(textOf, more.length, chatLetters), isWhole: false }
}
