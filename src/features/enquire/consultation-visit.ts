import { hasDraft } from '@/lib/browser/draft-key'
import { visitStore } from '@/lib/browser/storage'

const DONE = 'consultation-done'
const SHOWN = 'consultation-shown'

/** The name under which its form keeps what was typed and not sent. */
export const CONSULTATION_DRAFT = 'consultation'

/**
 * What this visit has seen of the pop-up: it comes once, and again only with words in it that were
 * neither sent nor closed, so that nothing typed is lost.
 */
export const consultationVisit = {
  isDone: () =>
    visitStore.get(DONE) !== null ||
    (visitStore.get(SHOWN) !== null && !hasDraft(CONSULTATION_DRAFT)),
  setShown: () => void visitStore.set(SHOWN, '1'),
  /** It was closed. */
  setDone: () => void visitStore.set(DONE, '1'),
}
