import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyFilled } from '@/app/empty-filled'
import { forgetTyped } from '@/auth/forget-typed'
import { TextField } from '@/components/form/fields'
import { Form } from '@/components/form/form'
import { requiredText } from '@/components/form/rules'
import { useForm } from '@/components/form/use-form'
import { denyStorage } from '../helpers/broken-storage'

const schema = v.object({ name: requiredText('Name is missing') })

function Sample({ draft }: { draft: string | undefined }) {
  const form = useForm({
    schema,
    submit: () => Promise.resolve({ problem: 'Not sent', offer: (sent) => `By ${sent['name']}` }),
    incomplete: 'Something is missing',
    draft,
  })
  return (
    <>
      <Form form={form} id="sample" aria-label="Sample">
        <TextField name="name" label="Name" required />
        <TextField name="password" label="Password" type="password" required />
        <button type="submit">Send</button>
      </Form>
      {form.offer}
      <p>{form.unsaved ? 'not saved' : 'nothing to save'}</p>
    </>
  )
}

const name = () => screen.getByLabelText('Name')
const password = () => screen.getByLabelText('Password')
const draft = () => window.sessionStorage.getItem('draft:back')

async function typed(under: string | undefined = 'back') {
  const user = userEvent.setup()
  render(<Sample draft={under} />)
  await user.type(name(), 'Anjali')
  await user.type(password(), 'secret')
  return user
}

beforeEach(() => void vi.spyOn(document, 'hidden', 'get').mockReturnValue(false))

const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')))

const comeBack = (persisted: boolean) =>
  act(() => {
    // Browsers report that the page is visible first.
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  })

describe('a form that comes back from the cache of the browser', () => {
  test('is empty if a logout has deleted its draft, and stores nothing again', async () => {
    const user = await typed()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findAllByText('By Anjali')).not.toEqual([])
    leave()
    forgetTyped()
    comeBack(true)
    expect(name()).toHaveValue('')
    expect(password()).toHaveValue('')
    expect(screen.queryByText('By Anjali')).toBeNull()
    expect(screen.getByText('nothing to save')).toBeVisible()
    leave()
    cleanup()
    expect(draft()).toBeNull()
  })

  test('keeps its text otherwise, but no password', async () => {
    await typed()
    leave()
    comeBack(true)
    expect(name()).toHaveValue('Anjali')
    expect(password()).toHaveValue('')
    expect(screen.getByText('not saved')).toBeVisible()
    cleanup()
    expect(draft()).toBe('{"name":"Anjali"}')
  })

  test('has what the next person typed, if that is its draft now', async () => {
    await typed()
    leave()
    window.sessionStorage.setItem('draft:back', '{"name":"Rahul"}')
    comeBack(true)
    expect(name()).toHaveValue('Rahul')
  })

  test('without a draft has no password either', async () => {
    render(<Sample draft={undefined} />)
    await userEvent.setup().type(password(), 'secret')
    leave()
    comeBack(true)
    expect(password()).toHaveValue('')
  })

  test('is left alone when the page was only loaded', async () => {
    await typed()
    comeBack(false)
    expect(name()).toHaveValue('Anjali')
    expect(password()).toHaveValue('secret')
  })
})

const loadedBy = (type: string) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockImplementation(() => JSON.parse(JSON.stringify([{ type }])))

describe('the HTML of a form, before its code', () => {
  let form: HTMLFormElement
  const field = () => form.querySelector('input') ?? document.createElement('input')

  beforeEach(() => {
    form = document.createElement('form')
    form.method = 'post'
    form.append(document.createElement('input'))
    document.body.append(form)
    field().value = 'Anjali'
  })
  afterEach(() => form.remove())

  test.each([
    ['back_forward', ''],
    ['reload', 'Anjali'],
    ['navigate', 'Anjali'],
  ])('has after "%s" the text "%s"', async (type, text) => {
    loadedBy(type)
    await emptyFilled()
    expect(field()).toHaveValue(text)
  })

  test('is not emptied while somebody types', async () => {
    loadedBy('back_forward')
    field().focus()
    await emptyFilled()
    expect(field()).toHaveValue('Anjali')
  })

  test.each([
    ['/job', 'typed:/job', 'Anjali'],
    ['/job', 'typed:/contact', ''],
    ['/job', 'typed:/job/7', ''],
    ['/job', 'typed:by', ''],
  ])('of %s with %s has the text "%s"', async (path, key, text) => {
    // What was typed before any code had loaded has no draft yet.
    loadedBy('back_forward')
    window.history.replaceState(null, '', path)
    window.sessionStorage.setItem(key, '{}')
    await emptyFilled()
    window.history.replaceState(null, '', '/')
    expect(field()).toHaveValue(text)
  })

  test('keeps its text where storage is denied: it has no draft', async () => {
    loadedBy('back_forward')
    const repair = denyStorage('sessionStorage')
    await emptyFilled()
    repair()
    expect(field()).toHaveValue('Anjali')
  })

  test('is emptied only once the browser has filled it', async () => {
    loadedBy('back_forward')
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const emptied = emptyFilled()
    expect(field()).toHaveValue('Anjali')
    comeBack(false)
    await emptied
    state.mockRestore()
    expect(field()).toHaveValue('')
  })
})
