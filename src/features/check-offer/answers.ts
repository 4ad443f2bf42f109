import * as v from 'valibot'
import {
  type OfferAnswer,
  offerAnswers,
  type OfferKind,
  offerKinds,
  type OfferRuleId,
  offerRuleIds,
} from '@/content/facts/check-offer'
import { readJson, visitStore } from '@/lib/browser/storage/storage'
import { createSignal, useStore } from '@/lib/browser/storage/store'
import type { OfferAnswers } from './result'

/** The key in sessionStorage, for this tab's visit; the answers are never sent. */
const KEY = 'offer-check'

type Kept = Partial<Record<OfferKind, OfferAnswers>>

const schema = v.fallback(
  v.record(v.picklist(offerKinds), v.record(v.picklist(offerRuleIds), v.picklist(offerAnswers))),
  {},
)

const start: Kept = {}
const { emit, subscribe } = createSignal()
let known: { text: string | null; kept: Kept } = { text: null, kept: start }

function get(): Kept {
  const text = visitStore.get(KEY)
  if (text !== known.text) {
    known = { text, kept: v.parse(schema, readJson(visitStore, KEY) ?? start) }
  }
  return known.kept
}

function set(kind: OfferKind, answers: OfferAnswers) {
  visitStore.set(KEY, JSON.stringify({ ...get(), [kind]: answers }))
  emit()
}

const none: OfferAnswers = {}

/** The answers given in this visit to the questions of a kind. Product 10, Checking an offer. */
export function useOfferAnswers(kind: OfferKind) {
  const answers = useStore({ start, get, subscribe })[kind] ?? none
  return {
    answers,
    answer: (id: OfferRuleId, answer: OfferAnswer) => set(kind, { ...answers, [id]: answer }),
    clear: () => set(kind, none),
  }
}
