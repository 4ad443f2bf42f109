import type { Plan } from '@/features/plan/stored/schema'

/** A plan to study in Germany from September 2027, with whatever a test changes in it. */
export function somePlan(changes: Partial<Plan> = {}): Plan {
  return {
    id: 'abcdefghijkl',
    name: '',
    purpose: 'study',
    country: { id: 'c1', name: 'Germany' },
    by: '2027-09',
    steps: {},
    own: [],
    papers: [],
    money: [],
    createdAt: '2026-11-22T06:00:00.000Z',
    changedAt: '2026-11-22T06:00:00.000Z',
    ...changes,
  }
}
