import type { ReactNode } from 'react'
import { readForm } from '@/components/form/form-data'
import type { Offer } from '@/components/form/form-state'
import { sessionStore } from '@/auth/session-store'
import { keepOffer } from '@/words/keep-offer'
import { messages } from '@/words/messages'
import { loadCode } from '@/lib/loading/load-code'
import { logError } from '@/lib/browser/log'
import { pathOf } from '@/lib/navigation/language'
import type { Keep } from './keep-offer'

/** The code that keeps an enquiry; asked for before the line is lost. */
export const loadKeeping = async () => {
  const [keeping, { KeptNote }] = await Promise.all([
    loadCode(() => import('./kept/keep-enquiry')),
    loadCode(() => import('./kept/kept-note')),
  ])
  return { ...keeping, KeptNote }
}

/** What comes next for these values, once they were sent. */
export type Next = (values: Record<string, string>) => ReactNode

/** What an enquiry that waits is called, and what it says once it was sent. */
type KeptWords = {
  title: (values: Record<string, string>) => string
  success: string
  /** What comes next, said below it. */
  next?: Next | undefined
  labels: Readonly<Record<string, string>>
  /** Name of the draft of the form that can take it back; null where no page opens it. */
  draft: string | null
}

type Failed = KeptWords & {
  /** The try before may have arrived: then it goes once its reader says so, not by itself. */
  mayHaveArrived: boolean
  /** Stay where the browser keeps nothing. */
  otherWays: Offer
}

/** What keeps a form's values on this device; null where the browser does not. */
export async function keepFor(failed: Failed): Promise<Keep | null> {
  const { title, success, next, labels, draft, mayHaveArrived, otherWays } = failed
  const keeping = await loadKeeping().catch(() => null)
  if (!keeping || !(await keeping.hasRoomForEnquiry())) return null
  return async (values, form) => {
    const params = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, String(value)]),
    )
    const by = sessionStore.get()?.user._id ?? null
    const { pathname, search } = window.location
    // As the router has it, which opens it again, in whatever language the reader reads then.
    const address = `${pathOf(pathname)}${search}#${form.id}`
    const { keepEnquiry, KeptNote } = keeping
    try {
      const enquiry = {
        title: title(params),
        params,
        labels: { ...labels },
        by,
        form: draft === null ? null : { address, draft, typed: readForm(form) },
        success,
      }
      const id = await keepEnquiry(enquiry, mayHaveArrived)
      const note = { id, success, next: next?.(params), isMember: by !== null }
      return { aside: <KeptNote {...note} /> }
    } catch (error) {
      logError('The enquiry could not be kept', error)
      return { problem: `${messages.enquiry.failed} ${keepOffer.failed}`, offer: otherWays }
    }
  }
}
