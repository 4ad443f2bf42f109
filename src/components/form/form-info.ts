import { createContext, use } from 'react'
import type { FormState } from './use-form'

/** A form's state, and the id of each of its fields by name. */
type FormInfo = { form: FormState; idOf: (name: string) => string }

/** What `Form` passes to the fields and texts inside it. */
export const FormContext = createContext<FormInfo | null>(null)

/** The form around a field: its state and the ids of its fields. */
export function useFormInfo(): FormInfo {
  const info = use(FormContext)
  if (!info) throw new Error('A form field needs a Form around it')
  return info
}
