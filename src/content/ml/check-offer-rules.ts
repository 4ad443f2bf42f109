// Translated 2026-11-22 from en; not yet read by a native speaker.
import type { OfferRuleId } from '@/content/facts/check-offer'
import { messageRules } from './check-offer-message'
import { moneyRules } from './check-offer-money'
import { studyRules } from './check-offer-study'
import { workRules } from './check-offer-work'

/** The words of a question and of the sign that its answer can be. */
interface OfferRuleWords {
  question: string
  /** What one needs to know to answer. */
  hint?: string
  /** The sign, in a few words. */
  title: string
  /** What the sign means. */
  means: string
  /** For whoever is not sure. */
  findOut: string
  /** What to do first of all, where that is more than what always holds. */
  now?: string
}

/** By the ids in the facts: a rule without words is no program. Product 10, Checking an offer. */
export const offerRuleWords: Record<OfferRuleId, OfferRuleWords> = {
  ...workRules,
  ...moneyRules,
  ...studyRules,
  ...messageRules,
}
