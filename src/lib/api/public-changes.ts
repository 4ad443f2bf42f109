import { createSignal } from '@/lib/browser/storage/store'

/** Signals that an administrator has changed what visitors see: countries, categories, works. */
export const publicChanges = createSignal()
