import { visitStore } from '@/lib/browser/storage'

const DONE = 'consultation-done'
const SHOWN = 'consultation-shown'
/** What was typed into it; kept by its form. */
const DRAFT = 'draft:consultation'

/**
 * What this visit has seen of the pop-up: it comes once, and again only with words in it that were
 * neither sent nor closed, so that nothing typed is lost.
 */
export const consultationVisit = {
  isDone: () =>
    visitStore.get(DONE) !== null ||
    (visitStore.get(SHOWN) !== null && visitStore.get(DRAFT) === null),
  setShown: () => void visitStore.set(SHOWN, '1'),
  /** It was closed or sent. */
  setDone: () => void visitStore.set(DONE, '1'),
}
