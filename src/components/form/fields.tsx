import { type ComponentProps, memo, type ReactNode } from 'react'
import { components } from '@/words/components'
import check from './check.module.css'
import { useFormInfo } from './form-info'
import { PROBLEM } from './form-outcome'
import styles from './form.module.css'

type Base = { name: string; label: ReactNode; hint?: ReactNode }

/** The ids and attributes that tie a field to its label, hint and error. */
export function useField(name: string, hint: ReactNode) {
  const { form, idOf } = useFormInfo()
  const id = idOf(name)
  const error = form.errors[name]
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    error,
    field: {
      id,
      name,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
  }
}

/** For the one field that a refusal of the whole form concerns: the text above the form is its error too. */
export const blamed = (form: string, name: string, hint: ReactNode) => ({
  'aria-invalid': true,
  'aria-describedby': `${hint ? `${form}-${name}-hint ` : ''}${form}-${PROBLEM}`,
})

/** A field with its label, hint and error; a control that names itself has no label. */
export function Labelled({
  id,
  label,
  hint,
  error,
  required,
  children,
}: Partial<Omit<Base, 'name'>> & {
  id: string
  error: string | undefined
  required: boolean | undefined
  children: ReactNode
}) {
  return (
    <div className={styles.field}>
      {label !== undefined && (
        <label htmlFor={id}>
          {label}
          {!required && <span className={styles.optional}> {components.optional}</span>}
        </label>
      )}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** An error that appears while typing is read out here; errors on sending are read out above the form. */
function FieldError({ id, error }: { id: string; error: string | undefined }) {
  const { form } = useFormInfo()
  if (!error) return null
  return (
    <span id={`${id}-error`} role={form.live?.roleOf(error)} className={styles.error}>
      {error}
    </span>
  )
}

/** One line of text. Takes every attribute of an input. */
export function TextField({
  name,
  label,
  hint,
  ...input
}: Base & Omit<ComponentProps<'input'>, 'name'>) {
  const { field, error } = useField(name, hint)
  return (
    <Labelled id={field.id} label={label} hint={hint} error={error} required={input.required}>
      <input {...field} {...input} className={styles.input} />
    </Labelled>
  )
}

/** Several lines of text. */
export function TextArea({
  name,
  label,
  hint,
  ...area
}: Base & Omit<ComponentProps<'textarea'>, 'name'>) {
  const { field, error } = useField(name, hint)
  return (
    <Labelled id={field.id} label={label} hint={hint} error={error} required={area.required}>
      <textarea rows={5} {...field} {...area} className={styles.input} />
    </Labelled>
  )
}

type Option = string | { value: string; label: string }

/** Separate and memoised, so that a field's error does not re-render its options. */
const Options = memo(function Options({ options }: { options: readonly Option[] }) {
  return options.map((option) => {
    const { value, label } = typeof option === 'string' ? { value: option, label: option } : option
    return (
      <option key={value} value={value}>
        {label}
      </option>
    )
  })
})

/** A choice from a list; plain options are shown as they are. An empty option, shown as `placeholder`, comes first. */
export function SelectField({
  name,
  label,
  hint,
  options,
  placeholder,
  ...select
}: Base & { options: readonly Option[]; placeholder?: string } & Omit<
    ComponentProps<'select'>,
    'name'
  >) {
  const { field, error } = useField(name, hint)
  return (
    <Labelled id={field.id} label={label} hint={hint} error={error} required={select.required}>
      <select
        {...field}
        {...select}
        // Without an empty option there is always an answer, and HTML forbids to demand one.
        required={select.required && placeholder !== undefined}
        className={styles.input}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        <Options options={options} />
      </select>
    </Labelled>
  )
}

/** A box to tick. */
export function Checkbox({
  name,
  label,
  hint,
  ...input
}: Base & Omit<ComponentProps<'input'>, 'name' | 'type'>) {
  const { field, error } = useField(name, hint)
  return (
    <div className={styles.field}>
      <span className={`${check.check} ${check.inField}`}>
        <input type="checkbox" {...field} {...input} />
        <label htmlFor={field.id}>
          {label}
          {!input.required && <span className={styles.optional}> {components.optional}</span>}
        </label>
      </span>
      {hint && (
        <span id={`${field.id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <FieldError id={field.id} error={error} />
    </div>
  )
}
