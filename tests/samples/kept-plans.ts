import { act } from '@testing-library/react'
import type { Plan } from '@/features/plan/stored/schema'

/** The plans that this browser has stored. */
export const keptPlans = (): Plan[] =>
  JSON.parse(window.localStorage.getItem('plans') ?? '{"plans":[]}').plans

/** Replaces the plans that the browser has stored. */
export function keepPlans(...plans: Plan[]) {
  window.localStorage.setItem('plans', JSON.stringify({ version: 1, plans }))
}

/** The same in another tab, which notifies this one. */
export function keepPlansElsewhere(...plans: Plan[]) {
  act(() => {
    keepPlans(...plans)
    window.dispatchEvent(new StorageEvent('storage', { key: 'plans' }))
  })
}
