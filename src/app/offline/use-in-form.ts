import { useSyncExternalStore } from 'react'
import { type Field, isChanged } from '@/lib/browser/forms/is-changed'

/** Whoever has the focus inside one of these is busy. */
const IN_FORM = 'dialog, main form, main :is(input, textarea, select)'

/** Whether somebody is in a form of the page, or has begun one. */
function isInForm(): boolean {
  const fields = document.querySelectorAll<Field>(
    'main form :is(input:not([type=hidden]), textarea)',
  )
  return Boolean(document.activeElement?.closest(IN_FORM)) || [...fields].some(isChanged)
}

const CHANGES = ['focusin', 'focusout', 'input', 'reset']

function onChange(tell: () => void) {
  // Which element has the focus, and what a reset leaves, is known only after the event.
  const look = () => setTimeout(tell)
  for (const type of CHANGES) document.addEventListener(type, look)
  return () => {
    for (const type of CHANGES) document.removeEventListener(type, look)
  }
}

/** Whether the reader is in the middle of a form; updated with each change. */
export const useInForm = (): boolean => useSyncExternalStore(onChange, isInForm, () => true)
