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

/** Loads the code that stores an enquiry; called before the connection is lost. */
export const loadKeeping = async () => {
  const [keeping, { KeptNote }] = await Promise.all([
    loadCode(() => import('./kept/keep-enquiry')),
    loadCode(() => import('./kept/kept-note')),
  ])
  return { ...keeping, KeptNote }
}

/** What happens next, shown once these values are sent. */
export type Next = (values: Record<string, string>) => ReactNode

/** The texts of an enquiry that waits: its title, and the message once it is sent. */
type KeptWords = {
  title: (values: Record<string, string>) => string
  success: string
  /** What happens next, shown below the message. */
  next?: Next | undefined
  labels: Readonly<Record<string, string>>
  /** Name of the draft of the form that can edit it again; null if no page opens that form. */
  draft: string | null
}

type Failed = KeptWords & {
  /** The first attempt may have arrived: then it is sent only when its reader says so. */
  mayHaveArrived: boolean
  /** Offered if the browser cannot store the enquiry. */
  otherWays: Offer
}

/** Returns the function that stores a form's values on this device; null if the browser cannot. */
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
    // The router's path, without the language, so that it opens in the language the reader uses then.
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
