import type { CheckPlace } from './place'
import { OfferQuestion } from './offer-question'
import { OfferResultSheet } from './offer-result'
import { offerQuestions } from '@/content/facts/check-offer'

/** One question of a check, or its result. Loads late. Product 10, Checking an offer. */
export function Checker({ place: { kind, at } }: { place: CheckPlace }) {
  if (at === 'result') return <OfferResultSheet kind={kind} />
  const id = offerQuestions[kind][at - 1]
  // A new one takes the focus.
  return id && <OfferQuestion key={`${kind} ${id}`} kind={kind} at={at} id={id} />
}
