import { type ReactNode, useState } from 'react'
import { Labelled, useField } from '@/components/form/fields'
import { useFormInfo } from '@/components/form/form-info'

/** Marks the hidden field of a control that is still making its value. */
export const PENDING = 'data-pending'

type Control<T> = {
  value: T
  onChange: (value: T) => void
  id: string
  'aria-required': true
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

type Props<T> = {
  name: string
  /** None: the control names itself. */
  label?: string
  hint?: ReactNode
  /** The text that the control begins with. */
  start: string
  /** The control's value for a text, and the text that a form reads for a value. */
  read: (text: string) => T
  write: (value: T) => string
  /** What is wrong with a value, whatever its text; empty: nothing. */
  trouble?: (value: T) => string
  /** Whether the value is still being made; the text is that before. */
  isPending?: (value: T) => boolean
  children: (control: Control<T>) => ReactNode
}

/**
 * A field that must be filled in and is none of the browser's own: its value stands as text in a
 * hidden one, where the form's checks, its draft and its sending find it.
 */
export function CustomField<T>(props: Props<T>) {
  const { name, label, hint, start, read, write, trouble, isPending, children } = props
  const { form } = useFormInfo()
  const { field, error } = useField(name, hint)
  const [value, setValue] = useState(() => read(start))
  const hiddenId = `${field.id}-text`

  function change(next: T) {
    setValue(next)
    const hidden = document.getElementById(hiddenId)
    if (!(hidden instanceof HTMLTextAreaElement)) return
    hidden.value = write(next)
    hidden.setCustomValidity(trouble?.(next) ?? '')
    hidden.toggleAttribute(PENDING, isPending?.(next) ?? false)
    form.note(name)
  }

  return (
    <Labelled id={field.id} label={label} hint={hint} error={error} required>
      {children({
        value,
        onChange: change,
        id: field.id,
        'aria-required': true,
        'aria-invalid': field['aria-invalid'],
        'aria-describedby': field['aria-describedby'],
      })}
      <textarea
        id={hiddenId}
        hidden
        name={name}
        defaultValue={write(read(start))}
        // The form has put another text into it.
        onInput={({ currentTarget }) => {
          currentTarget.setCustomValidity('')
          currentTarget.removeAttribute(PENDING)
          setValue(read(currentTarget.value))
        }}
      />
    </Labelled>
  )
}
