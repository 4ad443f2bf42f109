import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { CustomField } from '@/components/admin/custom-field'
import { liveChecks } from '@/components/admin/live-checks'
import { TextField } from '@/components/form/fields'
import { Form, SubmitButton } from '@/components/form/form'
import { isTouched } from '@/components/form/form-data'
import type { SubmitProblem } from '@/components/form/form-state'
import { requiredText } from '@/components/form/rules'
import { useForm } from '@/components/form/use-form'

const schema = v.object({
  name: requiredText('Name is missing'),
  colour: requiredText('Colour is missing'),
})

type Submit = (values: v.InferOutput<typeof schema>) => Promise<SubmitProblem>
type Props = { submit?: Submit; onDone?: () => void }

const succeed = () => Promise.resolve()
const asIs = (text: string) => text
const grumble = (colour: string) => (colour === 'grey' ? 'Not grey' : '')

/** A form like those of the admin area, with a custom control. */
function Sample({ submit = succeed, onDone }: Props) {
  const form = useForm({
    schema,
    submit,
    incomplete: 'Something is missing',
    malformed: 'Something is wrong',
    draft: 'unsaved',
    keepValues: true,
    live: liveChecks,
    ...(onDone && { onDone }),
  })
  return (
    <>
      <Form form={form} id="sample" aria-label="Sample">
        <TextField name="name" label="Name" required />
        <CustomField
          name="colour"
          label="Colour"
          start=""
          read={asIs}
          write={asIs}
          trouble={grumble}
        >
          {({ value, onChange, ...control }) => (
            <select
              {...control}
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            >
              {['', 'red', 'grey'].map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          )}
        </CustomField>
        <SubmitButton busyLabel="Sending...">Send</SubmitButton>
      </Form>
      <p>{form.unsaved ? 'not saved' : 'nothing to save'}</p>
      {form.restored && (
        <button type="button" onClick={form.startAgain}>
          Start again
        </button>
      )}
    </>
  )
}

function show(props: Props = {}) {
  return { user: userEvent.setup(), ...render(<Sample {...props} />) }
}

const name = () => screen.getByLabelText('Name')
const colour = () => screen.getByLabelText('Colour')
const send = () => screen.getByRole('button', { name: 'Send' })
const draft = () => window.sessionStorage.getItem('draft:unsaved')

test('what is typed is unsaved until it is typed back', async () => {
  const { user } = show()
  expect(screen.getByText('nothing to save')).toBeVisible()
  await user.type(name(), 'A')
  expect(screen.getByText('not saved')).toBeVisible()
  await user.type(name(), '{Backspace}')
  expect(screen.getByText('nothing to save')).toBeVisible()
  cleanup()
  expect(draft()).toBeNull()
})

test('a field is checked as it changes, a control by its own check too', async () => {
  const { user } = show()
  await user.selectOptions(colour(), 'grey')
  expect(screen.getByRole('alert')).toHaveTextContent('Not grey')
  expect(colour()).toHaveAccessibleDescription('Not grey')
  await user.selectOptions(colour(), 'red')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.selectOptions(colour(), '')
  expect(screen.getByRole('alert')).toHaveTextContent('Colour is missing')
})

test('the first wrong field takes the focus, and the form is sent once all is right', async () => {
  const submit = vi.fn<Submit>(succeed)
  const { user } = show({ submit })
  await user.click(send())
  expect(name()).toHaveFocus()
  await user.type(name(), 'Anu')
  await user.click(send())
  expect(colour()).toHaveFocus()
  await user.selectOptions(colour(), 'grey')
  await user.click(send())
  expect(submit).toHaveBeenCalledTimes(0)
  await user.selectOptions(colour(), 'red')
  await user.click(send())
  expect(submit).toHaveBeenCalledWith({ name: 'Anu', colour: 'red' }, expect.anything())
  expect(screen.getByText('nothing to save')).toBeVisible()
  cleanup()
  expect(draft()).toBeNull()
})

test('a draft is written when the tab is hidden, fills controls too, and can be dropped', async () => {
  const { user } = show()
  await user.type(name(), 'Anu')
  await user.selectOptions(colour(), 'red')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(draft()).toContain('red')
  cleanup()
  show()
  expect(name()).toHaveValue('Anu')
  expect(colour()).toHaveValue('red')
  expect(screen.getByText('not saved')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Start again' }))
  expect(name()).toHaveValue('')
  expect(colour()).toHaveValue('')
  expect(draft()).toBeNull()
})

test('an answer that arrives after leaving drops the draft and does nothing else', async () => {
  const answers: (() => void)[] = []
  const submit = () => new Promise<void>((resolve) => void answers.push(resolve))
  const onDone = vi.fn<() => void>()
  const { user } = show({ submit, onDone })
  await user.type(name(), 'Anu')
  await user.selectOptions(colour(), 'red')
  await user.click(send())
  cleanup()
  expect(draft()).toContain('Anu')
  answers[0]?.()
  await waitFor(() => expect(draft()).toBeNull())
  expect(onDone).toHaveBeenCalledTimes(0)
})

test('a text with Windows line ends counts as unchanged after the browser normalises it', () => {
  const form = document.createElement('form')
  const field = document.createElement('textarea')
  field.name = 'details'
  form.append(field)
  field.defaultValue = 'One\r\nTwo\r\nThree'
  // Browsers normalise line ends themselves. HTML, textarea, API value.
  field.value = 'One\nTwo\nThree'
  expect(isTouched(form)).toBe(false)
  field.value = 'One\nTwo\n\nThree'
  expect(isTouched(form)).toBe(true)
})
