import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { NoScript } from '@/components/no-script'
import { common } from '@/words/common'
import { useFocusBack } from '@/lib/browser/focus/use-focus-back'
import { useReady } from '@/lib/browser/page/use-ready'
import { FormContext, useFormInfo } from './form-info'
import { ProblemSummary } from './form-outcome'
import styles from './form.module.css'
import type { FormState } from './use-form'

type FormProps = {
  form: FormState
  /** Prefix of the field ids; unique on the page. */
  id: string
  children: ReactNode
} & Pick<ComponentProps<'form'>, 'aria-labelledby' | 'aria-label' | 'className'>

/**
 * A form with its problem summary on top, unless its fields are checked as they change; the
 * fields inside find their errors by name.
 */
export function Form({ form, id, children, className, ...label }: FormProps) {
  const info = useMemo(() => ({ form, idOf: (name: string) => `${id}-${name}` }), [form, id])
  return (
    <FormContext value={info}>
      <form {...form.props} {...label} id={id} method="post" className={className ?? styles.form}>
        {!form.live && <ProblemSummary />}
        {children}
      </form>
    </FormContext>
  )
}

/**
 * The button that sends a form; disabled and renamed (`busyLabel`) while it is sent. A status asks to wait,
 * since a button that loses the focus is not read out. Without scripts it cannot be pressed: the browser would leave
 * the page and lose what is typed.
 */
export function SubmitButton({
  children,
  busyLabel,
  wanted = true,
  disabled = false,
}: {
  children: ReactNode
  busyLabel: string
  wanted?: boolean
  /** Another action is running. */
  disabled?: boolean
}) {
  const { form } = useFormInfo()
  const ready = useReady()
  const button = useFocusBack(form.busy)

  return (
    <>
      <NoScript of="form" className={styles.hint} />
      <button
        ref={button}
        type="submit"
        className={wanted ? 'button button-wanted' : 'button'}
        disabled={disabled || form.busy || !ready}
        // src/site/pages/guard.js has enabled the button in the HTML.
        suppressHydrationWarning
      >
        {form.busy ? busyLabel : children}
      </button>
      <span role="status" className="visually-hidden">
        {form.busy && common.wait}
      </span>
    </>
  )
}
