import { type OfferKind, offerKinds, offerQuestions } from '@/content/facts/check-offer'
import { paths } from '@/lib/navigation/paths'

/** Where somebody is in the check: at a question of a kind, counted from 1, or at its result. */
export type CheckPlace = { kind: OfferKind; at: number | 'result' }

/** The URL fragment, which no server sees: "job", "job-2" or "job-result". */
export const fragmentOf = ({ kind, at }: CheckPlace) => (at === 1 ? kind : `${kind}-${at}`)

/** The address of a place in the check. */
export const placeHref = (place: CheckPlace) => `${paths.checkOffer.href()}#${fragmentOf(place)}`

const places = new Map(
  offerKinds.flatMap((kind) => {
    const numbers = offerQuestions[kind].map((_, index) => index + 1)
    return [...numbers, 'result' as const].map((at): [string, CheckPlace] => {
      const place = { kind, at }
      return [`#${fragmentOf(place)}`, place]
    })
  }),
)

/** The place that a location's hash names; undefined for any other. */
export const placeOf = (hash: string): CheckPlace | undefined => places.get(hash)

/** What follows a question: the next one, then the result. */
export const placeAfter = (kind: OfferKind, at: number): CheckPlace => ({
  kind,
  at: at < offerQuestions[kind].length ? at + 1 : 'result',
})

/** The history's state for a step within the check. */
export const stepState = { check: 'step' } as const

/** For a link from the result to a question whose answer is to be changed. */
export const changeState = { check: 'change' } as const
