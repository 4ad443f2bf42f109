import type { ComponentProps, ReactNode } from 'react'
import * as v from 'valibot'
import { useAttempt } from '@/auth/use-attempt'
import { isLineFault } from '@/auth/words'
import { TextField } from '@/components/form/fields'
import { Form, PROBLEM, SubmitButton } from '@/components/form/form'
import { useForm } from '@/components/form/use-form'
import { account } from '@/words/account'

type Props = {
  field: ComponentProps<typeof TextField>
  /** Checks what was typed; its message is above the field. */
  rule: v.GenericSchema<string | undefined, string>
  /** Sends it and gives the server's words about it, if any; throws ApiError. */
  send: (typed: string, attempt: AbortSignal) => Promise<string | undefined>
  /** The specified words for a failed request. */
  failed: string
  onDone: (typed: string, said: string | undefined) => void
  button: string
  busyLabel: string
  /** Name under which what is typed survives a reload. */
  draft?: string
  /** Below the field. */
  children?: ReactNode
}

const ID = 'forget'

const anyFields = v.record(v.string(), v.string())

/**
 * One step of the password reset: one field, one button, one message above them. A failure of
 * the line keeps the specified words and says below that the line may be to blame.
 */
export function ForgetStep(props: Props) {
  const { field, rule, send, failed, onDone, button, busyLabel, draft, children } = props
  const begin = useAttempt()

  const form = useForm({
    schema: anyFields,
    incomplete: account.malformed,
    keepValues: true,
    draft,
    async submit(values) {
      const typed = v.safeParse(rule, values[field.name])
      if (!typed.success) return { problem: typed.issues[0].message }
      const attempt = begin()
      try {
        const said = await send(typed.output, attempt)
        if (attempt.aborted) return { problem: '' }
        onDone(typed.output, said)
        return undefined
      } catch (error) {
        if (attempt.aborted) return { problem: '' }
        const line = isLineFault(error) && (() => <p>{account.forget.lineFailed}</p>)
        return { problem: failed, ...(line && { offer: line }) }
      }
    },
  })

  // A failing line is no fault of what was typed.
  const blamed = form.problem !== '' && !form.offer
  const told = [field.hint ? `${ID}-${field.name}-hint` : '', `${ID}-${PROBLEM}`].join(' ').trim()
  return (
    <Form form={form} id={ID} aria-label={account.forget.heading}>
      <TextField
        {...field}
        {...(blamed && { 'aria-invalid': true, 'aria-describedby': told })}
        required
      />
      {children}
      <SubmitButton busyLabel={busyLabel} wanted={false}>
        {button}
      </SubmitButton>
    </Form>
  )
}
