import { type Call, faultsOf, type Read, type Write } from './call.ts'
import { accessChecks } from './calls-access.ts'
import { accountCalls } from './calls-account.ts'
import { adminCalls } from './calls-admin.ts'
import { reads } from './calls-read.ts'
import { readsElsewhere } from './calls-read-elsewhere.ts'
import { thirdPartyCalls } from './calls-third-parties.ts'
import type { Fault } from './faults.ts'

/** Every call of Product 7 and of the third parties, from each kind of page that makes it. */
export const calls: readonly Call[] = [
  ...accessChecks,
  ...reads,
  ...readsElsewhere,
  ...accountCalls,
  ...adminCalls,
  ...thirdPartyCalls,
]

/** The forms that need a login. */
export const formsOfLogins: readonly Write[] = calls.filter(
  (call): call is Write => call.kind === 'write' && Boolean(call.who && call.typed),
)

/** The pages that need a login and load something, each once. */
export const pagesOfLogins: readonly Read[] = calls
  .filter((call): call is Read => call.kind === 'read' && Boolean(call.who))
  .filter(({ address }, place, all) => all.findIndex((each) => each.address === address) === place)

/** Only a browser loads a script from its address. */
export const needsBrowser = ({ path }: Call): boolean => path.endsWith('.js')

/** What meets every fault in a real browser too: a read and a write by the HTTP client, and the e-mail service. */
const WHOLE = new Set(['the job categories', 'a new country', 'an enquiry'])

/**
 * The faults that a call meets in a real browser; the journeys put it through all of them. Most calls meet one here, for
 * which they take turns. Decision 260.
 */
export function inBrowser(call: Call): readonly Fault[] {
  const all = faultsOf(call)
  if (needsBrowser(call) || WHOLE.has(call.name)) return all
  const turn = calls.indexOf(call) % all.length
  return all.slice(turn, turn + 1)
}
