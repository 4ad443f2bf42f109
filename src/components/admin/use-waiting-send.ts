import { useRef, useState } from 'react'
import type { FormState } from '@/components/form/use-form'
import { PENDING } from './custom-field'

type Props = FormState['props']

const isPending = (form: Element | null, field = '') =>
  Boolean(form?.querySelector(`${field}[${PENDING}]`))

/**
 * Sends a form in which a field may still be preparing its value, such as a scaled-down picture: a press
 * waits for it, and the form is then sent automatically. If the user changes anything meanwhile, or leaves,
 * the press no longer counts. `id` is the form's; `isHeld` says whether nothing can be sent now. Decision
 * 150.
 */
export function useWaitingSend(
  form: FormState,
  id: string,
  isHeld: (form: HTMLFormElement) => boolean,
): FormState {
  const [waits, setWaits] = useState(false)
  // A ref, since a field that is ready calls `note` from the render in which its preparation began.
  const waitsNow = useRef(false)

  function wait(on: boolean) {
    waitsNow.current = on
    setWaits(on)
  }

  function note(name: string) {
    const element = document.getElementById(id)
    const waited = waitsNow.current
    wait(false)
    // A value that is still being prepared is no error yet.
    if (isPending(element, `[name="${name}"]`)) return
    form.note(name)
    // `requestSubmit` is not in every engine the site is made for. Product 10, Browsers.
    if (waited && !isPending(element)) {
      element?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    }
  }

  const onSubmit: Props['onSubmit'] = (event) => {
    event.preventDefault()
    if (isHeld(event.currentTarget)) return
    if (isPending(event.currentTarget)) wait(true)
    else form.props.onSubmit(event)
  }

  const onInput: Props['onInput'] = (event) => {
    wait(false)
    form.props.onInput(event)
  }

  return {
    ...form,
    busy: form.busy || waits,
    note,
    props: { ...form.props, onSubmit, onInput },
  }
}
