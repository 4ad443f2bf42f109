import { useState } from 'react'
import { sorted } from '@/lib/lists'
import type { DatedStep } from '@/features/plan/schedule/schedule'

const placesOf = (steps: readonly DatedStep[]) =>
  new Map(steps.map(({ id }, place): [string, number] => [id, place]))

/**
 * The steps in the order that they had when `key` last changed: a tick changes the days of other steps too, and no
 * row may move under the reader's finger. Product 10, Plans.
 */
export function useSteadyOrder(steps: readonly DatedStep[], key: string): readonly DatedStep[] {
  const [kept, setKept] = useState({ key, places: placesOf(steps) })
  if (kept.key !== key) {
    setKept({ key, places: placesOf(steps) })
    return steps
  }
  const placeOf = ({ id }: DatedStep) => kept.places.get(id) ?? steps.length
  return sorted(steps, (a, b) => placeOf(a) - placeOf(b))
}
