import { type ComponentProps, createContext, type ReactNode, use, useMemo } from 'react'
import { NoScript } from '@/components/no-script'
import { takeFocus } from '@/lib/browser/take-focus'
import { useFocusBack } from '@/lib/browser/use-focus-back'
import { langOf } from '@/lib/text/lang-of'
import styles from './form.module.css'
import type { FormState } from './use-form'
import { useReady } from './use-ready'

type FormInfo = { form: FormState; idOf: (name: string) => string }

const FormContext = createContext<FormInfo | null>(null)

/** The form around a field: its state and the ids of its fields. */
export function useFormInfo(): FormInfo {
  const info = use(FormContext)
  if (!info) throw new Error('A form field needs a Form around it')
  return info
}

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
      <form
        {...form.props}
        {...label}
        id={id}
        method="post"
        className={className ?? styles.form}
        aria-busy={form.busy}
      >
        {!form.live && <ProblemSummary />}
        {children}
      </form>
    </FormContext>
  )
}

/** With the form's id and a dash before it, the id of the words about the whole form. */
export const PROBLEM = 'problem'

/**
 * Says what is wrong or was put aside, takes the focus at each attempt, and links to the fields concerned.
 */
function ProblemSummary() {
  const { form, idOf } = useFormInfo()
  const { problem, announced, errors, offer, aside } = form
  const wrong = Object.entries(errors).filter(([name]) => name !== '')

  if (aside) {
    return (
      <div key={form.attempt} ref={takeFocus} tabIndex={-1} className={styles.aside}>
        {aside}
      </div>
    )
  }
  if (!problem) return null
  return (
    <div
      key={form.attempt}
      id={idOf(PROBLEM)}
      ref={takeFocus}
      tabIndex={-1}
      role={announced ? undefined : 'alert'}
      className={styles.problem}
    >
      <p lang={langOf(problem)}>{problem}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(([name, message]) => (
            <li key={name}>
              <a
                href={`#${idOf(name)}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(idOf(name))?.focus()
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
      {offer}
    </div>
  )
}

type DoneProps = {
  message: string
  /** What happens next, from what was typed. */
  next?: (sent: Record<string, string>) => ReactNode
}

/** Says that the form was sent, where the button is, and takes the focus so that it is read. */
export function SubmitDone({ message, next }: DoneProps) {
  const { form } = useFormInfo()
  if (!form.done) return null
  return (
    <div key={form.attempt} ref={takeFocus} tabIndex={-1} className={styles.done}>
      <p>{message}</p>
      {next && <div>{next(form.sent)}</div>}
    </div>
  )
}

/**
 * The button that sends a form; disabled and renamed (`busyLabel`) while it is sent. Until the
 * page's code runs it cannot be pressed: the browser would leave the page and lose what is typed.
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
  /** Something else is under way. */
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
        // `nearPart` lets it be pressed while the form's code is on the way.
        suppressHydrationWarning
      >
        {form.busy ? busyLabel : children}
      </button>
    </>
  )
}
