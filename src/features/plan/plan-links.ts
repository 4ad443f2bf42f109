import { paths } from '@/lib/navigation/paths'

/** Where one of the reader's own plans is shown. */
export const planHref = (id: string) => `${paths.plan.path}?plan=${id}`

/** Whether a location's hash brings a plan; some apps write the "=" as its code. */
export const isPlanLink = (hash: string) => /^#plan(?:=|%3D)/i.test(hash)

/** Where another plan is made, though there are some. */
export const newPlanHref = `${paths.plan.path}?new=1`
