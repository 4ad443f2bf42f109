import { useSyncExternalStore } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

const isFilled = (field: Field) =>
  field.type === 'checkbox' || field.type === 'radio'
    ? field instanceof HTMLInputElement && field.checked
    : field.value !== ''

/** Where somebody who has the focus is busy. */
const IN_FORM = 'dialog, main form, main :is(input, textarea, select)'

/** Whether somebody is in a form of the page, or has begun one. */
function isInForm(): boolean {
  const fields = document.querySelectorAll<Field>(
    'main form :is(input:not([type=hidden]), textarea)',
  )
  const isIn = document.activeElement?.closest(IN_FORM) !== null
  return isIn || [...fields].some(isFilled)
}

const CHANGES = ['focusin', 'focusout', 'input', 'reset']

function onChange(tell: () => void) {
  for (const type of CHANGES) document.addEventListener(type, tell)
  return () => {
    for (const type of CHANGES) document.removeEventListener(type, tell)
  }
}

/** Whether the reader is in the middle of a form, and again with each change. */
export const useInForm = (): boolean => useSyncExternalStore(onChange, isInForm, () => true)
