import { hasDraft } from '@/lib/browser/storage/draft-key'
import { visitStore } from '@/lib/browser/storage/storage'
import { CONSULTATION_DRAFT } from './drafts'

const DONE = 'consultation-done'
const SHOWN = 'consultation-shown'

/**
 * Whether this visit has seen the pop-up: it is shown once, and again only if it holds text that was
 * neither sent nor closed, so that nothing typed is lost.
 */
export const consultationVisit = {
  isDone: () =>
    visitStore.get(DONE) !== null ||
    (visitStore.get(SHOWN) !== null && !hasDraft(CONSULTATION_DRAFT)),
  setShown: () => void visitStore.set(SHOWN, '1'),
  /** Notes that it was closed. */
  setDone: () => void visitStore.set(DONE, '1'),
}
