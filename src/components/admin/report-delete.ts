import { adminMessages } from '@/words/admin-messages'
import { type Change, type ChangeProblem, reportChange } from '@/lib/api/send-change'

const { deleteFailed } = adminMessages.forms

/** Reports how a delete went, with `done` on success; returns the problem if there was one. */
export function reportDelete(change: Change, done: string): ChangeProblem | undefined {
  return reportChange(change, { done, refused: deleteFailed, failed: deleteFailed })
}
