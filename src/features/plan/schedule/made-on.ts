import { dayInIndia } from '@/lib/dates/india-days'
import type { Day, Plan } from '@/features/plan/stored/schema'

/**
 * The day on which a plan was made: the days counted back for a step that was done before may be earlier, and nobody
 * was ever to keep those. Empty if the plan does not say. Product 10, Plans.
 */
export const madeOn = ({ createdAt }: Pick<Plan, 'createdAt'>): Day =>
  dayInIndia(Date.parse(createdAt))
