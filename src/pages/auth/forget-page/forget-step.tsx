import { type ComponentProps, type ReactNode, useRef } from 'react'
import * as v from 'valibot'
import { useAttempt } from '@/auth/use-attempt'
import { isBusy, isConnectionError } from '@/auth/connection-error'
import { blamed, TextField } from '@/components/form/fields'
import { Form, SubmitButton } from '@/components/form/form'
import { useForm } from '@/components/form/use-form'
import { account } from '@/words/account'
import { resetFailed } from '@/words/reset-failed'
import type { ResetOutcome } from './say-late'

type Props = {
  field: ComponentProps<typeof TextField>
  /** Checks what was typed; its message is above the field. */
  rule: v.GenericSchema<string | undefined, string>
  /** Sends it and returns the server's message about it, if any; throws ApiError. */
  send: (typed: string, attempt: AbortSignal) => Promise<string | undefined>
  /** The specified text for a failed request. */
  failed: string
  /** Shown from the first lost answer on: the server may have done it already, and then refuses it. */
  afterLost?: ReactNode
  onDone: (typed: string, said: string | undefined) => void
  /** Called if the step was refused or failed: the message about the previous step no longer applies. */
  onRefused?: (() => void) | undefined
  /** Called with the outcome if the person has left; for a `send` that leaving does not abort. */
  onLeft?: (outcome: ResetOutcome) => void
  button: string
  busyLabel: string
  /** Name under which what is typed survives a reload. */
  draft?: string
  /** Below the field. */
  children?: ReactNode
  /** The way to the step before; after the button, as on other pages. */
  back?: ReactNode
}

const ID = 'forget'

const anyFields = v.record(v.string(), v.string())

/**
 * One step of the password reset: one field, one button, one message above them. After a connection failure,
 * the specified text is shown, and below it that the connection may be the cause.
 */
export function ForgetStep(props: Props) {
  const { field, rule, send, failed, afterLost, onDone, onRefused, onLeft } = props
  const { button, busyLabel, draft, children, back } = props
  const begin = useAttempt()
  const wasLost = useRef(false)

  const form = useForm({
    schema: anyFields,
    incomplete: account.malformed,
    keepValues: true,
    draft,
    async submit(values) {
      const typed = v.safeParse(rule, values[field.name])
      if (!typed.success) {
        onRefused?.()
        return { problem: typed.issues[0].message }
      }
      const attempt = begin()
      try {
        const said = await send(typed.output, attempt)
        if (attempt.aborted) {
          onLeft?.('done')
          return { problem: '' }
        }
        onDone(typed.output, said)
        return undefined
      } catch (error) {
        const isLine = isConnectionError(error)
        wasLost.current ||= isLine && !isBusy(error)
        if (attempt.aborted) {
          onLeft?.(wasLost.current ? 'lost' : 'refused')
          return { problem: '' }
        }
        onRefused?.()
        const after = wasLost.current ? afterLost : undefined
        if (!isLine && !after) return { problem: failed }
        const offer = () => (
          <>
            {isLine && <p>{resetFailed.line}</p>}
            {after}
          </>
        )
        return { problem: failed, offer }
      }
    },
  })

  // A connection failure does not mean that the input is wrong.
  const isWrong = form.problem !== '' && !form.offer
  return (
    <Form form={form} id={ID} aria-label={account.forget.heading}>
      <TextField {...field} {...(isWrong && blamed(ID, field.name, field.hint))} required />
      {children}
      <SubmitButton busyLabel={busyLabel} wanted={false}>
        {button}
      </SubmitButton>
      {back}
    </Form>
  )
}
