import type { Call } from './call.ts'
import { accessChecks } from './calls-access.ts'
import { accountCalls } from './calls-account.ts'
import { adminCalls } from './calls-admin.ts'
import { reads } from './calls-read.ts'
import { readsElsewhere } from './calls-read-elsewhere.ts'
import { thirdPartyCalls } from './calls-third-parties.ts'

/** Every call of Product 7 and of the third parties, from each kind of page that makes it. */
export const calls: readonly Call[] = [
  ...accessChecks,
  ...reads,
  ...readsElsewhere,
  ...accountCalls,
  ...adminCalls,
  ...thirdPartyCalls,
]
