import { act } from '@testing-library/react'
import type { Plan } from '@/features/plan/schema'

/** What this browser keeps of plans. */
export const keptPlans = (): Plan[] =>
  JSON.parse(window.localStorage.getItem('plans') ?? '{"plans":[]}').plans

/** Lets the browser keep these plans and no others. */
export function keepPlans(...plans: Plan[]) {
  window.localStorage.setItem('plans', JSON.stringify({ version: 1, plans }))
}

/** The same by another tab, which tells this one. */
export function keepPlansElsewhere(...plans: Plan[]) {
  act(() => {
    keepPlans(...plans)
    window.dispatchEvent(new StorageEvent('storage', { key: 'plans' }))
  })
}
