import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { Checkbox, SelectField, TextArea, TextField } from '@/components/form/fields'
import { Form, SubmitButton } from '@/components/form/form'
import { SubmitDone } from '@/components/form/form-outcome'
import { optionalEmail, optionalText, requiredText } from '@/components/form/rules'
import type { SubmitProblem } from '@/components/form/form-state'
import { useForm } from '@/components/form/use-form'

// The fields are deliberately not in the order of the screen.
const schema = v.object({
  email: optionalEmail('Enter a real email'),
  name: requiredText('Enter your name'),
  country: optionalText,
  agree: optionalText,
})

type Values = v.InferOutput<typeof schema>

function Sample({ submit }: { submit: (values: Values) => Promise<SubmitProblem> }) {
  const form = useForm({
    schema,
    submit,
    incomplete: 'Something is missing',
    malformed: 'Something is wrong',
    draft: 'sample',
  })
  return (
    <Form form={form} id="sample" aria-label="Sample">
      <TextField name="name" label="Name" required hint="As in your passport" />
      <TextField name="email" label="Email" />
      <SelectField
        name="country"
        label="Country"
        options={['Japan', 'Italy']}
        placeholder="Choose"
      />
      <TextArea name="more" label="More" />
      <TextField name="password" label="Password" type="password" />
      <Checkbox name="agree" label="I agree" hint="You may" />
      <SubmitButton busyLabel="Sending...">Send</SubmitButton>
      <SubmitDone message="Sent" next={({ email = '' }) => `We write to ${email || 'nobody'}`} />
    </Form>
  )
}

const succeed = () => Promise.resolve()

function show(submit: (values: Values) => Promise<SubmitProblem> = succeed) {
  return { user: userEvent.setup(), ...render(<Sample submit={submit} />) }
}

const name = () => screen.getByLabelText(/^Name/)
const send = () => screen.getByRole('button')

test('a send that throws unexpectedly says so, and can be tried again', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const submit = vi
    .fn<typeof succeed>(succeed)
    .mockRejectedValueOnce(new TypeError('No such thing'))
  const { user } = show(submit)
  await user.type(name(), 'Meera')
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
  expect(said).toHaveBeenCalledOnce()
  expect(send()).toBeEnabled()
  await user.click(send())
  expect(await screen.findByText('Sent')).toBeVisible()
})

test('the text of the busy button is announced by an existing status, which is then emptied', async () => {
  const waiting: (() => void)[] = []
  const { user } = show(() => new Promise((resolve) => void waiting.push(resolve)))
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  await user.type(name(), 'Anu{Enter}')
  expect(status).toHaveTextContent('Please wait.')
  // Some screen readers do not announce changes in a part that is marked as busy.
  expect(status.closest('[aria-busy="true"]')).toBeNull()
  for (const resolve of waiting) resolve()
  expect(await screen.findByText('Sent')).toBeVisible()
  expect(status).toBeEmptyDOMElement()
  expect(status).toBeInTheDocument()
})

test('optional fields say so; labels, hints and errors belong to their fields', async () => {
  const { user } = show()
  expect(screen.getByLabelText('Email (optional)')).toBeVisible()
  expect(name()).toHaveAccessibleDescription('As in your passport')
  expect(screen.getByLabelText('I agree (optional)')).toHaveAccessibleDescription('You may')
  await user.click(send())
  expect(name()).toHaveAccessibleDescription('As in your passport Enter your name')
})

test('missing and wrong values have their own messages', async () => {
  const { user } = show()
  await user.type(screen.getByLabelText(/^Email/), 'nobody')
  await user.click(send())
  expect(screen.getByRole('alert')).toHaveTextContent('Something is missing')
  const links = within(screen.getByRole('alert')).getAllByRole('link')
  // The links are in the order of the form.
  expect(links.map((link) => link.textContent)).toEqual(['Enter your name', 'Enter a real email'])
  await user.type(name(), 'Anu')
  await user.click(send())
  expect(screen.getByRole('alert')).toHaveTextContent('Something is wrong')
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('Enter sends, and the success message is shown until something is typed', async () => {
  const submit = vi.fn<(values: Values) => Promise<void>>(() => Promise.resolve())
  const { user } = show(submit)
  await user.type(name(), 'Anu{Enter}')
  expect(await screen.findByText('Sent')).toBeVisible()
  expect(screen.getByText('We write to nobody')).toBeVisible()
  expect(screen.getByText('Sent').parentElement).toHaveFocus()
  expect(name()).toHaveValue('')
  expect(submit).toHaveBeenCalledWith(
    { name: 'Anu', email: '', country: '', agree: '' },
    expect.anything(),
  )
  await user.type(name(), 'B')
  expect(screen.queryByText('Sent')).not.toBeInTheDocument()
})

test('a press after the success, with nothing typed since, shows no error', async () => {
  const submit = vi.fn<(values: Values) => Promise<void>>(() => Promise.resolve())
  const { user } = show(submit)
  await user.type(name(), 'Anu{Enter}')
  expect(await screen.findByText('Sent')).toBeVisible()
  await user.click(send())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByText('Sent').parentElement).toHaveFocus()
  expect(submit).toHaveBeenCalledTimes(1)
  await user.type(name(), 'B')
  await user.clear(name())
  await user.click(send())
  expect(screen.getByRole('alert')).toHaveTextContent('Something is missing')
})

test('an offer after a failure is updated with what is typed', async () => {
  const { user } = show(async () => ({
    problem: 'Not sent',
    offer: (typed) => <a href="/else">Send {typed.name} another way</a>,
  }))
  await user.type(name(), 'Anu{Enter}')
  expect(await screen.findByRole('link', { name: 'Send Anu another way' })).toBeVisible()
  await user.type(name(), 'j')
  expect(screen.getByRole('link', { name: 'Send Anuj another way' })).toBeVisible()
})

test('a draft comes back without passwords, into every kind of field', async () => {
  const { user } = show()
  await user.type(name(), 'Anu')
  await user.selectOptions(screen.getByLabelText(/^Country/), 'Italy')
  await user.type(screen.getByLabelText(/^More/), 'Two lines')
  await user.type(screen.getByLabelText(/^Password/), 'secret')
  await user.click(screen.getByLabelText('I agree (optional)'))
  cleanup()
  show()
  expect(name()).toHaveValue('Anu')
  expect(screen.getByLabelText(/^Country/)).toHaveValue('Italy')
  expect(screen.getByLabelText(/^More/)).toHaveValue('Two lines')
  expect(screen.getByLabelText('I agree (optional)')).toBeChecked()
  expect(screen.getByLabelText(/^Password/)).toHaveValue('')
  expect(window.sessionStorage.getItem('draft:sample')).not.toContain('secret')
})

test('a broken draft is ignored', () => {
  window.sessionStorage.setItem('draft:sample', '{"name":7,"country":"Atlantis"')
  show()
  expect(name()).toHaveValue('')
  cleanup()
  window.sessionStorage.setItem('draft:sample', '{"name":7,"country":"Atlantis","x":"y"}')
  show()
  expect(name()).toHaveValue('')
  expect(screen.getByLabelText(/^Country/)).toHaveValue('')
})

const page = document.createElement('div')
afterEach(() => page.remove())

test('before the code runs: no values get into the address, no button leaves the page; what is typed then stays', () => {
  window.sessionStorage.setItem('draft:sample', '{"name":"An older draft"}')
  document.body.append(page)
  page.innerHTML = renderToString(<Sample submit={succeed} />)
  expect(page.querySelector('form')).toHaveAttribute('method', 'post')
  expect(send()).toBeDisabled()

  const field = name()
  if (field instanceof HTMLInputElement) field.value = 'Typed early'
  render(<Sample submit={succeed} />, { container: page, hydrate: true })
  expect(name()).toHaveValue('Typed early')
  expect(send()).toBeEnabled()
  // The text is stored from now on, though nobody has typed since.
  cleanup()
  show()
  expect(name()).toHaveValue('Typed early')
})
