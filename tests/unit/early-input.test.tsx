import { fireEvent } from '@testing-library/react'
import { type ComponentType, createContext, use } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nearPart } from '@/components/near-part'
import { createStore, useStore } from '@/lib/browser/store'

const Login = createContext('')
const sent = vi.fn<(name: FormDataEntryValue | null) => void>()

/** A form as the pages have it, with words for a member. */
function Sample() {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent(new FormData(event.currentTarget).get('name'))
      }}
    >
      <p>{use(Login)}</p>
      <input id="name" name="name" defaultValue="" />
      <input id="password" type="password" defaultValue="" />
      <input id="terms" type="checkbox" />
      <input id="news" type="checkbox" />
      <button type="submit">Send</button>
    </form>
  )
}

type Code = { Sample: typeof Sample }
let arrive: (code: Code) => void
const login = createStore('')
let root: Root

const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)
const type = (id: string, words: string) => {
  const input = field(id)
  if (!input) throw new Error(`No field ${id}`)
  input.focus()
  input.value += words
  fireEvent.input(input)
}
const pause = () => new Promise((resolve) => setTimeout(resolve, 30))
const press = () => document.querySelector('button')?.click()

/** Browsers tell of a tick as of a person's own, whoever made it; here it alone can be cancelled. */
const tellAsOwn = (event: Event) =>
  event.cancelable && Object.defineProperty(event, 'isTrusted', { value: true })

/** The page around the form, which learns who is logged in. */
function Page({ Part }: { Part: ComponentType }) {
  const name = useStore(login)
  return (
    <Login value={name}>
      <Part />
    </Login>
  )
}

/** The page as the build wrote it, brought to life but for the form, whose code is on its way. */
beforeEach(async () => {
  // What happens between two steps of React is what is looked at.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const page = document.createElement('div')
  page.innerHTML =
    '<div id="part"><!--$--><form><p></p><input id="name" name="name" value=""/>' +
    '<input id="password" type="password" value=""/><input id="terms" type="checkbox"/>' +
    '<input id="news" type="checkbox"/><button type="submit">Send</button></form><!--/$--></div>'
  document.body.append(page)
  const code = new Promise<Code>((resolve) => (arrive = resolve))
  const Part = nearPart(() => code, 'Sample', {
    near: { id: 'part', still: true },
    lost: () => null,
  })
  root = hydrateRoot(page, <Page Part={Part} />)
  await pause()
  fireEvent.keyDown(document.body)
})

afterEach(async () => {
  root.unmount()
  await pause()
  document.body.replaceChildren()
  sent.mockClear()
  login.set('')
})

test('who types while the login becomes known loses no word, and goes on where they were', async () => {
  type('name', 'Dev')
  login.set('Devika')
  await pause()
  expect(field('name')).toHaveValue('Dev')
  expect(field('name')).toHaveFocus()
  type('password', 'secret')
  type('name', 'i')

  const ofHtml = field('name')
  const typedOn = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (field('name') === ofHtml || !field('name')) return
      observer.disconnect()
      // The first moment at which anybody could type into the form that has just come.
      type('name', 'ka')
      resolve()
    }).observe(document.body, { childList: true, subtree: true })
  })
  arrive({ Sample })
  await typedOn
  await pause()
  expect(document.querySelector('p')).toHaveTextContent('Devika')
  expect(field('name')).toHaveValue('Devika')
  expect(field('name')).toHaveFocus()
  expect(field('password')).toHaveValue('secret')
  expect(JSON.stringify(window.sessionStorage)).not.toContain('secret')
})

test('what was ticked stays ticked when the code comes, and nothing else is', async () => {
  type('name', 'Devika')
  login.set('Devika')
  await pause()
  field('terms')?.click()
  arrive({ Sample })
  await vi.waitFor(() => expect(document.querySelector('p')).toHaveTextContent('Devika'))
  await pause()
  expect(field('terms')).toBeChecked()
  expect(field('news')).not.toBeChecked()
})

test('a tick that is put back takes no press back', async () => {
  const listen = new AbortController()
  const { signal } = listen
  window.addEventListener('input', tellAsOwn, { signal, capture: true })
  type('name', 'Devika')
  login.set('Devika')
  await pause()
  field('terms')?.click()
  press()
  arrive({ Sample })
  await vi.waitFor(() => expect(document.querySelector('p')).toHaveTextContent('Devika'))
  await pause()
  listen.abort()
  expect(field('terms')).toBeChecked()
  expect(sent.mock.calls).toEqual([['Devika']])
})

test('the form that has just come hears what was typed before, as if it were typed now', async () => {
  type('name', 'Devika')
  const heard: string[] = []
  const listen = new AbortController()
  const { signal } = listen
  document.addEventListener(
    'input',
    ({ target }) => target instanceof HTMLInputElement && heard.push(target.value),
    { signal },
  )
  login.set('Devika')
  arrive({ Sample })
  await vi.waitFor(() => expect(document.querySelector('p')).toHaveTextContent('Devika'))
  await pause()
  listen.abort()
  expect(heard).toContain('Devika')
})

test('a login that becomes known in the moment the code comes takes no word away', async () => {
  type('name', 'Devika')
  arrive({ Sample })
  login.set('Devika')
  await vi.waitFor(() => expect(document.querySelector('p')).toHaveTextContent('Devika'))
  await pause()
  expect(field('name')).toHaveValue('Devika')
})

test.each([0, 2, 5])(
  'two presses send once: one before the code came, and one %i turns after',
  async (turns) => {
    type('name', 'Devika')
    press()
    expect(sent).not.toHaveBeenCalled()
    arrive({ Sample })
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    press()
    await vi.waitFor(() => expect(sent).toHaveBeenCalled())
    // A second time would come now.
    await pause()
    expect(sent.mock.calls).toEqual([['Devika']])
  },
)

test('a form that came with its code hears its presses itself, and does none of them again', async () => {
  root.unmount()
  document.body.innerHTML = '<div></div>'
  const place = document.body.firstElementChild
  if (!place) throw new Error('No place')
  const Part = nearPart(() => Promise.resolve({ Sample }), 'Sample', {
    near: { id: 'part', still: true },
    lost: () => null,
  })
  await Part.preload()
  for (const visit of [1, 2]) {
    root = createRoot(place)
    root.render(<Part />)
    await vi.waitFor(() => expect(field('name')).not.toBeNull())
    await pause()
    expect(sent).toHaveBeenCalledTimes(visit - 1)
    press()
    await pause()
    expect(sent).toHaveBeenCalledTimes(visit)
    if (visit === 1) root.unmount()
  }
})
