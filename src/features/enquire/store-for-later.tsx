import type { ReactNode } from 'react'
import { readForm } from '@/components/form/form-data'
import type { Offer } from '@/components/form/form-state'
import { sessionStore } from '@/auth/session-store'
import { pendingTimes } from '@/content/facts/pending-enquiries'
import { sendLater } from '@/words/send-later'
import { messages } from '@/words/messages'
import { loadCode } from '@/lib/loading/load-code'
import { within } from '@/lib/loading/within'
import { logError } from '@/lib/browser/log'
import { pathOf } from '@/lib/navigation/language'
import type { StoreEnquiry } from './send-later-offer'

/** Loads the code that stores an enquiry; called before the connection is lost. */
export const loadPendingCode = async () => {
  const [code, { PendingNote }] = await Promise.all([
    loadCode(() => import('./pending/store-enquiry')),
    loadCode(() => import('./pending/pending-note')),
  ])
  return { ...code, PendingNote }
}

/** What happens next, shown once these values are sent: `sentAt` (ms) if that is not now. */
export type Next = (values: Record<string, string>, sentAt?: number) => ReactNode

/** The texts of an enquiry that waits: its title, and the message once it is sent. */
type PendingTexts = {
  title: (values: Record<string, string>) => string
  success: string
  /** What happens next, shown below the message. */
  next?: Next | undefined
  labels: Readonly<Record<string, string>>
  /** Name of the draft of the form that can edit it again; null if no page opens that form. */
  draft: string | null
}

type Failed = PendingTexts & {
  /** The first attempt may have arrived: then it is sent only when its reader says so. */
  mayHaveArrived: boolean
  /** The device is online, and something blocks the e-mail service. */
  isBlocked: boolean
  /** Offered if the browser cannot store the enquiry. */
  otherWays: Offer
}

/** Returns the function that stores a form's values on this device; null if the browser cannot. */
export async function prepareToStore(failed: Failed): Promise<StoreEnquiry | null> {
  const { title, success, next, labels, draft, mayHaveArrived, isBlocked, otherWays } = failed
  // On a connection that hangs, the message must not wait for this code.
  const code = await within(
    pendingTimes.database,
    loadPendingCode().catch(() => null),
    null,
  )
  if (!code || !(await code.hasRoomForEnquiry())) return null
  return async (values, form) => {
    const params = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, String(value)]),
    )
    const by = sessionStore.get()?.user._id ?? null
    const { pathname, search } = window.location
    // The router's path, without the language, so that it opens in the language the reader uses then.
    const address = `${pathOf(pathname)}${search}#${form.id}`
    const { storePendingEnquiry, PendingNote } = code
    try {
      const enquiry = {
        title: title(params),
        params,
        labels: { ...labels },
        by,
        form: draft === null ? null : { address, draft, typed: readForm(form) },
        success,
      }
      const id = await storePendingEnquiry(enquiry, { mayHaveArrived, isBlocked })
      const note = {
        id,
        success,
        next: (sentAt: number) => next?.(params, sentAt),
        isMember: by !== null,
      }
      return { storedNote: <PendingNote {...note} /> }
    } catch (error) {
      logError('The enquiry could not be kept', error)
      return { problem: `${messages.enquiry.failed} ${sendLater.failed}`, offer: otherWays }
    }
  }
}
