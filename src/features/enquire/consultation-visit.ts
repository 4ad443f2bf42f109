import { visitStore } from '@/lib/browser/storage'

const KEY = 'consultation-done'

/** Whether the pop-up was closed or sent in this visit; then it stays away. */
export const consultationVisit = {
  isDone: () => visitStore.get(KEY) !== null,
  setDone: () => void visitStore.set(KEY, '1'),
}
