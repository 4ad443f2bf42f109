import { useRef, useState } from 'react'
import type { FormState } from '@/components/form/use-form'
import { PENDING } from './custom-field'

type Props = FormState['props']

const isPending = (form: Element | null, field = '') =>
  Boolean(form?.querySelector(`${field}[${PENDING}]`))

/**
 * The form as it is sent where a field may still be making its value, such as a small picture: a press
 * waits for it, and the form then goes by itself. Whoever changes anything meanwhile, or leaves, has not
 * finished: the press no longer counts. `id`: the form's; `isHeld`: nothing can be sent now. Decision 150.
 */
export function useWaitingSend(
  form: FormState,
  id: string,
  isHeld: (form: HTMLFormElement) => boolean,
): FormState {
  const [waits, setWaits] = useState(false)
  // A field that is ready tells the render at which its value was begun.
  const waitsNow = useRef(false)

  function wait(on: boolean) {
    waitsNow.current = on
    setWaits(on)
  }

  function note(name: string) {
    const element = document.getElementById(id)
    const waited = waitsNow.current
    wait(false)
    // What is still being made is no fault yet.
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
