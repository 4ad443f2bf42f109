import type { CheckPlace } from './place'
import { OfferQuestion } from './offer-question'
import { OfferResultSheet } from './offer-result'
import { offerQuestions } from '@/content/facts/check-offer'

/** One question of a check, or its result. Loaded on demand. Product 10, Checking an offer. */
export function Checker({ place: { kind, at } }: { place: CheckPlace }) {
  if (at === 'result') return <OfferResultSheet kind={kind} />
  const id = offerQuestions[kind][at - 1]
  // The key mounts each question anew, so that it takes the focus.
  return id && <OfferQuestion key={`${kind} ${id}`} kind={kind} at={at} id={id} />
}
