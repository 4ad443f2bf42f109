import { createSignal } from '@/lib/browser/store'

/** Says that an administrator has changed what visitors see: countries, categories, works. */
export const publicChanges = createSignal()
