import {
  type OfferAnswer,
  offerHelp,
  type OfferKind,
  offerQuestions,
  type OfferRuleId,
  offerRules,
} from '@/content/facts/check-offer'
import { type Helpline, helplines, type LookUpPlace } from '@/content/facts/official-help'

/** The answers to the questions of one kind. */
export type OfferAnswers = Partial<Record<OfferRuleId, OfferAnswer>>

type Verdict = 'stop' | 'care' | 'open' | 'unsure' | 'none'

/** The result of the answers. No verdict says that an offer is sound. Product 10, Checking an offer. */
export interface OfferResult {
  verdict: Verdict
  /** The warning signs that were found, the gravest first. */
  signs: readonly OfferRuleId[]
  unsure: readonly OfferRuleId[]
  open: readonly OfferRuleId[]
  places: readonly LookUpPlace[]
  calls: readonly Helpline[]
}

const isSign = (id: OfferRuleId, answer: OfferAnswer | undefined) => offerRules[id].sign === answer

const isGrave = (id: OfferRuleId) => offerRules[id].weight === 'stop'

const placesOf = (id: OfferRuleId): readonly LookUpPlace[] => {
  const rule = offerRules[id]
  return 'places' in rule ? rule.places : []
}

const callsOf = (id: OfferRuleId): readonly Helpline[] => {
  const rule = offerRules[id]
  return 'call' in rule ? [rule.call] : []
}

const isHelpline = (id: string): id is Helpline => id in helplines

/** Whom to call, in the order of `helplines`. */
const inCallOrder = (calls: readonly Helpline[]) =>
  Object.keys(helplines)
    .filter(isHelpline)
    .filter((id) => calls.includes(id))

/** The result of the answers to one kind's questions; answers to other questions do not count. */
export function resultOf(kind: OfferKind, answers: OfferAnswers): OfferResult {
  const questions = offerQuestions[kind]
  const found = questions.filter((id) => isSign(id, answers[id]))
  const signs = [...found.filter(isGrave), ...found.filter((id) => !isGrave(id))]
  const unsure = questions.filter((id) => answers[id] === 'unsure')
  const open = questions.filter((id) => answers[id] === undefined)
  const matter = [...signs, ...unsure]
  const { places, calls } = offerHelp[kind]
  return {
    verdict: verdictOf(signs, unsure, open),
    signs,
    unsure,
    open,
    places: [...new Set([...matter.flatMap(placesOf), ...places])],
    calls: inCallOrder([...matter.flatMap(callsOf), ...calls]),
  }
}

function verdictOf(
  signs: readonly OfferRuleId[],
  unsure: readonly OfferRuleId[],
  open: readonly OfferRuleId[],
): Verdict {
  if (signs.some(isGrave)) return 'stop'
  if (signs.length > 0) return 'care'
  if (open.length > 0) return 'open'
  return unsure.length > 0 ? 'unsure' : 'none'
}
