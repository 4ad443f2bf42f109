import { useEffect, useEffectEvent } from 'react'
import type * as v from 'valibot'
import type { SubmitProblem } from '@/components/form/form-state'
import { type FormState, useForm } from '@/components/form/use-form'
import { enquiryForm } from '@/words/enquiry-form'
import { messages } from '@/words/messages'
import { sendLater } from '@/words/send-later'
import { credentials, isReplaced } from '@/lib/api/credentials'
import { logError } from '@/lib/browser/log'
import { whenIdle } from '@/lib/browser/clock/when-idle'
import { onFirstInteraction } from '@/lib/loading/first-interaction'
import { notify } from '@/lib/notices/notify'
import { nothing } from '@/lib/nothing'
import styles from './enquiries.module.css'
import { SendLaterOffer } from './send-later-offer'
import { preloadCorner } from './pending-corner'
import { OtherWays, type Said } from './pending/other-ways'
import { prepareToStore, loadPendingCode, type Next } from './store-for-later'
import { NoAnswerError, sendEmail } from './send-email'
import { answerFor, followSend, markOf, wasCutOff } from './sends-under-way'

type MailSchema = v.GenericSchema<Record<string, unknown>, Record<string, string>>

type Options<S extends MailSchema> = {
  /** Gives exactly the values that are sent. */
  schema: S
  /** The message when something required is missing. */
  incomplete: string
  /** Name under which unsent input is stored for this visit. */
  draft: string
  /** The job it is about, by id: forms about several jobs share one draft. */
  about?: string | undefined
  /** Each field's label, in order; without the terms, which are not the person's own text. */
  labels: Readonly<Record<Exclude<keyof v.InferOutput<S>, 'terms'>, string>>
  /** How to show values that are sent in English; if absent, all values are the reader's own text. */
  said?: Said
  /** Subject of the mail offered after a failed send. */
  subject: string
  /** The enquiry's title while it waits to be sent. */
  title: (values: Record<string, string>) => string
  /** The message once it is sent. */
  success: string
  /** What happens next, for one that was sent later. */
  next?: Next
  /** For a pop-up: no page shows the form again, so a waiting enquiry cannot be edited. */
  fleeting?: boolean
}

async function getReady() {
  await whenIdle()
  await Promise.all([loadPendingCode(), preloadCorner()])
}

/**
 * A form whose values are sent as an e-mail. A failed send loses nothing: a message reports it, the
 * input stays, and the same text can be sent by chat or mail, or wait on this device if there was no
 * connection. After a reload during the send, the form says that it may have been sent. Product 8, Enquiry e-mail;
 * 10, Sending later.
 */
export function useMailForm<S extends MailSchema>(options: Options<S>): FormState {
  const { schema, incomplete, draft, about, labels, subject } = options
  const { title, success, next, fleeting = false, said = {} } = options

  // Without a connection, no code can be loaded any more.
  useEffect(() => onFirstInteraction(() => void getReady().catch(nothing)), [])

  const otherWays = (typed: Record<string, string>, withPhone = false) => (
    <OtherWays {...{ typed, labels, said, subject, withPhone }} className={styles.otherWays} />
  )

  async function deliver(values: v.InferOutput<S>): Promise<SubmitProblem> {
    try {
      await sendEmail(values)
    } catch (error) {
      logError('The e-mail was not sent', error)
      const texts = { title, success, next, labels, draft: fleeting ? null : draft }
      const noAnswer = error instanceof NoAnswerError ? error : null
      const { mayHaveArrived = false, isBlocked = false } = noAnswer ?? {}
      const storeEnquiry =
        noAnswer && (await prepareToStore({ ...texts, mayHaveArrived, isBlocked, otherWays }))
      return {
        problem: messages.enquiry.failed + (mayHaveArrived ? ` ${sendLater.unsure.why}` : ''),
        offer: (typed) => (
          <>
            {isBlocked && <div>{sendLater.blocked.why}</div>}
            {/* What is blocked here may be so tomorrow: first come the ways that work now. */}
            {isBlocked && otherWays(typed, true)}
            {storeEnquiry && <SendLaterOffer {...{ storeEnquiry, mayHaveArrived, isBlocked }} />}
            {!isBlocked && otherWays(typed)}
          </>
        ),
      }
    }
    return undefined
  }

  const form = useForm({
    schema,
    incomplete,
    draft,
    keepValues: 'changed',
    malformed: enquiryForm.malformed,
    async submit(values, element) {
      const mark = markOf(element, about)
      const awaited = answerFor(element, draft, mark)
      if (awaited) return awaited
      const login = credentials.getToken()
      const { problem, isShown } = await followSend(element, draft, mark, deliver(values))
      // A person who has left the form or closed it has no other place to read the outcome.
      if (!isShown && (login === null || !isReplaced(login))) {
        if (problem && 'problem' in problem) notify.error(problem.problem)
        else if (!problem) notify.success(success)
      }
      return problem
    },
  })

  const resume = useEffectEvent((element: Element) => {
    const mark = markOf(element, about)
    const awaited = answerFor(element, draft, mark)
    const cutOff = { problem: sendLater.interrupted, offer: otherWays }
    if (awaited) form.sendBy(() => awaited)
    else if (wasCutOff(draft, mark)) form.sendBy(() => Promise.resolve(cutOff))
  })
  // A person who comes back during the send waits for the same answer, and cannot send it twice.
  useEffect(() => {
    if (form.element.current) resume(form.element.current)
  }, [form.element])

  return form
}
