import { onTestFinished } from 'vitest'
import { company } from '@/content/facts/company'

/** Every day but Sunday, which some texts about working days assume. */
export const sixDays = { officeHours: { ...company.officeHours, days: [1, 2, 3, 4, 5, 6] } }

/** Gives the company other facts until the end of the test. What a text has read when it was loaded stays. */
export function changeCompany(changes: Partial<typeof company>) {
  const before = { ...company }
  onTestFinished(() => void Object.assign(company, before))
  Object.assign(company, changes)
}

/** Gives a list of facts other entries until the end of the test. */
export function changeList<T>(list: readonly T[], entries: readonly T[]) {
  const before = [...list]
  onTestFinished(() => void Object.assign(list, { length: 0 }, before))
  Object.assign(list, { length: 0 }, entries)
}
