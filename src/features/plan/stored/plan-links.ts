import { paths } from '@/lib/navigation/paths'

/** The address at which one of the reader's own plans is shown. */
export const planHref = (id: string) => `${paths.plan.path}?plan=${id}`

/** Whether a location's hash contains a plan; some apps percent-encode the "=". */
export const isPlanLink = (hash: string) => /^#plan(?:=|%3D)/i.test(hash)

/** The address of the form for another plan, when there are plans already. */
export const newPlanHref = `${paths.plan.path}?new=1`
