import { type ReactNode, useState } from 'react'
import { Labelled, useField } from '@/components/form/fields'
import { useFormInfo } from '@/components/form/form-info'

/** Marks the hidden field of a control whose value is still being prepared. */
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
  /** If absent, the control has a label of its own. */
  label?: string
  hint?: ReactNode
  /** The control's initial text. */
  start: string
  /** `read` turns a text into the control's value; `write` turns a value into the text that a form reads. */
  read: (text: string) => T
  write: (value: T) => string
  /** What is wrong with a value, whatever its text; empty if nothing is. */
  trouble?: (value: T) => string
  /** Whether the value is still being prepared; until then, the text is the previous one. */
  isPending?: (value: T) => boolean
  children: (control: Control<T>) => ReactNode
}

/**
 * A required field that is not a native input: its value is held as text in a hidden field, where the form's
 * checks, its draft and its submission find it.
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
        // The form has put another text into the hidden field.
        onInput={({ currentTarget }) => {
          currentTarget.setCustomValidity('')
          currentTarget.removeAttribute(PENDING)
          setValue(read(currentTarget.value))
        }}
      />
    </Labelled>
  )
}
