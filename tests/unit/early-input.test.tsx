import { fireEvent } from '@testing-library/react'
import { type ComponentType, createContext, use } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nearPart } from '@/components/near-part'
import { createStore, useStore } from '@/lib/browser/storage/store'
import { beforeTakeOver, loadTogether } from '@/lib/loading/load-together'
import { nothing } from '@/lib/nothing'

const Login = createContext('')
const sent = vi.fn<(name: FormDataEntryValue | null) => void>()

/** A form like those of the pages, with a text for a member. */
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
      <input id="calls" type="checkbox" defaultChecked />
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
/** Long enough for React to lose something, or to send it once more. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 30))
/** Waits until the page around the form is hydrated, or gone. */
const whenWatched = (isWatched: boolean) =>
  vi.waitFor(() => expect(login.isWatched()).toBe(isWatched))
const press = () => document.querySelector('button')?.click()

/** Marks the event of a tick as trusted, as browsers do for any click; only that event is cancelable here. */
const tellAsOwn = (event: Event) =>
  event.cancelable && Object.defineProperty(event, 'isTrusted', { value: true })

/** The page around the form, which is updated when the login becomes known. */
function Page({ Part }: { Part: ComponentType }) {
  const name = useStore(login)
  return (
    <Login value={name}>
      <Part />
    </Login>
  )
}

/** The page as the build wrote it, hydrated except for the form, whose code is still loading. */
beforeEach(async () => {
  // Without act(), so that the tests see what happens between two steps of React.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const page = document.createElement('div')
  page.innerHTML =
    '<div id="part"><!--$--><form><p></p><input id="name" name="name" value=""/>' +
    '<input id="password" type="password" value=""/><input id="terms" type="checkbox"/>' +
    '<input id="news" type="checkbox"/><input id="calls" type="checkbox" checked=""/>' +
    '<button type="submit">Send</button></form><!--/$--></div>'
  document.body.append(page)
  const code = new Promise<Code>((resolve) => (arrive = resolve))
  const Part = nearPart(() => code, 'Sample', {
    near: { id: 'part', waitForInteraction: true },
    failed: () => null,
  })
  root = hydrateRoot(page, <Page Part={Part} />)
  await whenWatched(true)
  fireEvent.keyDown(document.body)
})

afterEach(async () => {
  root.unmount()
  await whenWatched(false)
  document.body.replaceChildren()
  sent.mockClear()
  login.set('')
})

test('a press is done once the form’s own code is there, although that of another page still loads', async () => {
  let end: () => void = nothing
  loadTogether(new Promise<void>((resolve) => (end = resolve)))
  type('name', 'Devika')
  press()
  arrive({ Sample })
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('Devika'))
  end()
})

test('the HTML stays until the code that keeps what is typed in it is at work', async () => {
  let isAtWork: () => void = nothing
  void beforeTakeOver(new Promise<void>((resolve) => (isAtWork = resolve)))
  type('name', 'Devika')
  press()
  arrive({ Sample })
  await pause()
  expect(sent).not.toHaveBeenCalled()
  isAtWork()
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('Devika'))
})

test('text typed while the login becomes known is not lost, and the focus stays', async () => {
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
      // The first moment at which somebody could type into the new form.
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

test('what was ticked stays ticked when the code loads, and nothing else is', async () => {
  type('name', 'Devika')
  login.set('Devika')
  await pause()
  field('terms')?.click()
  arrive({ Sample })
  await vi.waitFor(() => expect(document.querySelector('p')).toHaveTextContent('Devika'))
  await pause()
  expect(field('terms')).toBeChecked()
  expect(field('news')).not.toBeChecked()
  expect(field('calls')).toBeChecked()
})

test('a tick that was taken away stays away when the code loads', async () => {
  type('name', 'Devika')
  login.set('Devika')
  await pause()
  field('calls')?.click()
  arrive({ Sample })
  await vi.waitFor(() => expect(document.querySelector('p')).toHaveTextContent('Devika'))
  await pause()
  expect(field('calls')).not.toBeChecked()
  expect(field('news')).not.toBeChecked()
})

test('a tick that is restored cancels no earlier press', async () => {
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

test('the hydrated form gets input events for what was typed before', async () => {
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
  await vi.waitFor(() => expect(heard).toContain('Devika'))
  listen.abort()
})

test('a login that becomes known at the moment the code loads removes no text', async () => {
  type('name', 'Devika')
  arrive({ Sample })
  login.set('Devika')
  await vi.waitFor(() => expect(document.querySelector('p')).toHaveTextContent('Devika'))
  await pause()
  expect(field('name')).toHaveValue('Devika')
})

test.each([0, 2, 5])(
  'two presses send once: one before the code loaded, and one %i turns after',
  async (turns) => {
    type('name', 'Devika')
    press()
    expect(sent).not.toHaveBeenCalled()
    arrive({ Sample })
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    press()
    await vi.waitFor(() => expect(sent).toHaveBeenCalled())
    // A second send would happen now.
    await pause()
    expect(sent.mock.calls).toEqual([['Devika']])
  },
)

test('a form whose code was loaded handles its presses itself, and replays none', async () => {
  root.unmount()
  document.body.innerHTML = '<div></div>'
  const place = document.body.firstElementChild
  if (!place) throw new Error('No place')
  const Part = nearPart(() => Promise.resolve({ Sample }), 'Sample', {
    near: { id: 'part', waitForInteraction: true },
    failed: () => null,
  })
  await Part.preload()
  for (const visit of [1, 2]) {
    root = createRoot(place)
    root.render(<Part />)
    await vi.waitFor(() => expect(field('name')).not.toBeNull())
    await pause()
    expect(sent).toHaveBeenCalledTimes(visit - 1)
    press()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(visit))
    if (visit === 1) root.unmount()
  }
})
