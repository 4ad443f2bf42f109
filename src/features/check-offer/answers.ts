import * as v from 'valibot'
import {
  type OfferAnswer,
  offerAnswers,
  type OfferKind,
  offerKinds,
  type OfferRuleId,
  offerRuleIds,
} from '@/content/facts/check-offer'
import { visitStore } from '@/lib/browser/storage/storage'
import { createStoredStore, useStore } from '@/lib/browser/storage/store'
import type { OfferAnswers } from './result'

/** The key in sessionStorage, for this tab's visit; the answers are never sent. */
const KEY = 'offer-check'

type Kept = Partial<Record<OfferKind, OfferAnswers>>

const schema = v.fallback(
  v.record(v.picklist(offerKinds), v.record(v.picklist(offerRuleIds), v.picklist(offerAnswers))),
  {},
)

const kept = createStoredStore<Kept>(KEY, {}, (stored) => v.parse(schema, stored), visitStore)

const set = (kind: OfferKind, answers: OfferAnswers) => kept.set({ ...kept.get(), [kind]: answers })

const none: OfferAnswers = {}

/** The answers given in this visit to the questions of a kind. Product 10, Checking an offer. */
export function useOfferAnswers(kind: OfferKind) {
  const answers = useStore(kept)[kind] ?? none
  return {
    answers,
    answer: (id: OfferRuleId, answer: OfferAnswer) => set(kind, { ...answers, [id]: answer }),
    clear: () => set(kind, none),
  }
}
