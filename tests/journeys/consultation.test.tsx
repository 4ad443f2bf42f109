import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { ConsultationPopup } from '@/features/enquire/consultation-popup'
import { apiStore } from '../helpers/local-server'
import { renderApp, somebody } from '../helpers/render-app'
import { takeConsoleErrors } from '../helpers/setup'
import { holdBack, holdClock, pass, passAndLoad } from '../helpers/waits'

beforeEach(() => {
  holdClock()
})

function show() {
  const user = somebody()
  const view = render(
    <BrowserRouter>
      <label>
        Search <input />
      </label>
      <ConsultationPopup />
    </BrowserRouter>,
  )
  return { user, ...view }
}

const popup = () => screen.queryByRole('dialog', { name: /free talk/i })

async function showAndWait() {
  const { user } = show()
  await pass(3000)
  return { user, dialog: within(await screen.findByRole('dialog', { name: /free talk/i })) }
}

async function fillIn(user: UserEvent, dialog: ReturnType<typeof within>) {
  await user.type(dialog.getByLabelText('Name'), 'Anu')
  await user.type(dialog.getByLabelText('Email'), 'anu@example.com')
  await user.type(dialog.getByLabelText(/^What would/), 'Can I study nursing?')
}

test('opens after 3000 ms and not before', async () => {
  // The clock moves only manually: on a busy machine part of a second would be lost.
  vi.setTimerTickMode('manual')
  show()
  await passAndLoad(0)
  await passAndLoad(2900)
  expect(popup()).not.toBeInTheDocument()
  await passAndLoad(200)
  expect(popup()).toBeVisible()
})

test('opens on the home page, and on no other', async () => {
  const { unmount } = renderApp('/about')
  await screen.findByRole('heading', { level: 1, name: 'About us' })
  await pass(6000)
  expect(popup()).not.toBeInTheDocument()
  unmount()
  renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  await pass(3100)
  expect(await screen.findByRole('dialog', { name: /free talk/i })).toBeVisible()
})

function pressBeside() {
  // Outside the dialog, which has no size here.
  const beyond = { clientX: 5, clientY: 5 }
  fireEvent.mouseDown(screen.getByRole('dialog'), beyond)
  fireEvent.click(screen.getByRole('dialog'), beyond)
}

test.each([
  ['the close button', async () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Not now', async () => fireEvent.click(screen.getByRole('button', { name: 'Not now' }))],
  [
    'Escape',
    // The browser turns the key into this event.
    async () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
  ],
  ['a click on the backdrop', async () => pressBeside()],
])('%s closes it for this visit', async (_, close) => {
  const { user } = show()
  const search = screen.getByLabelText('Search')
  await user.click(search)
  search.blur()
  await pass(3000)
  await screen.findByRole('dialog')
  await close()
  expect(popup()).not.toBeInTheDocument()

  show()
  await pass(10_000)
  expect(popup()).not.toBeInTheDocument()
})

const DRAFT = 'draft:consultation'
function hide() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test.each(['Close', 'Not now'])('%s discards what was typed', async (name) => {
  const { user, dialog } = await showAndWait()
  await fillIn(user, dialog)
  // A tab that is hidden saves a draft.
  hide()
  expect(window.sessionStorage.getItem(DRAFT)).toContain('Anu')
  await user.click(dialog.getByRole('button', { name }))
  expect(popup()).not.toBeInTheDocument()
  expect(window.sessionStorage.getItem(DRAFT)).toBeNull()
})

test('a press beside it does not discard what was typed', async () => {
  const { user, dialog } = await showAndWait()
  await user.type(dialog.getByLabelText('Name'), 'Anu')
  pressBeside()
  expect(popup()).toBeVisible()
  expect(dialog.getByLabelText('Name')).toHaveValue('Anu')
  await user.clear(dialog.getByLabelText('Name'))
  pressBeside()
  expect(popup()).not.toBeInTheDocument()
})

test('what is typed while it is being sent stays, and is there after a reload', async () => {
  const answer = holdBack({ path: '/email/send', times: 1 })
  const { user, dialog } = await showAndWait()
  await fillIn(user, dialog)
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await user.type(dialog.getByLabelText(/^What would/), ' In Ireland?')
  await answer()
  expect(await dialog.findByText('We Will Connect You Shortly!')).toBeVisible()
  expect(dialog.getByLabelText(/^What would/)).toHaveValue('Can I study nursing? In Ireland?')
  cleanup()
  show()
  await pass(4000)
  expect(await screen.findByLabelText(/^What would/)).toHaveValue(
    'Can I study nursing? In Ireland?',
  )
})

test('a press that began inside does not close it', async () => {
  await showAndWait()
  const dialog = screen.getByRole('dialog')
  fireEvent.mouseDown(within(dialog).getByLabelText('Name'))
  fireEvent.click(dialog, { clientX: 5, clientY: 5 })
  expect(popup()).toBeVisible()
})

test('waits while somebody types, and opens when the field is left', async () => {
  const { user } = show()
  await user.type(screen.getByLabelText('Search'), 'Jap')
  await pass(6000)
  expect(popup()).not.toBeInTheDocument()
  await user.tab()
  screen.getByLabelText('Search').blur()
  await pass(600)
  expect(await screen.findByRole('dialog', { name: /free talk/i })).toBeVisible()
})

test('opens once a visit, and again if it holds words that were neither sent nor closed', async () => {
  const first = show()
  await pass(3000)
  const dialog = within(await screen.findByRole('dialog', { name: /free talk/i }))
  await first.user.type(dialog.getByLabelText('Name'), 'Anu')
  // The reader leaves for another page, and comes back.
  first.unmount()
  const second = show()
  await pass(4000)
  expect(await screen.findByLabelText('Name')).toHaveValue('Anu')
  await second.user.clear(screen.getByLabelText('Name'))
  second.unmount()
  show()
  await pass(6000)
  expect(popup()).not.toBeInTheDocument()
})

test('waits while another dialog is open', async () => {
  const other = document.createElement('dialog')
  document.body.append(other)
  other.showModal()
  show()
  await pass(6000)
  expect(popup()).not.toBeInTheDocument()
  other.remove()
  await pass(600)
  expect(await screen.findByRole('dialog', { name: /free talk/i })).toBeVisible()
})

test('waits while the side menu is open', async () => {
  const header = document.createElement('header')
  header.innerHTML = '<details open><summary>Menu</summary></details>'
  document.body.append(header)
  show()
  await pass(6000)
  expect(popup()).not.toBeInTheDocument()
  header.remove()
  await pass(600)
  expect(await screen.findByRole('dialog', { name: /free talk/i })).toBeVisible()
})

test('waits while a finger is down', async () => {
  show()
  // The listeners for touches and presses are added a moment after the page.
  await pass(100)
  fireEvent.touchStart(document.body, { touches: [{ identifier: 1, target: document.body }] })
  await pass(6000)
  expect(popup()).not.toBeInTheDocument()
  fireEvent.touchEnd(document.body, { touches: [] })
  // The finger may touch again, or what it has just pressed may open.
  await pass(800)
  expect(popup()).not.toBeInTheDocument()
  await pass(800)
  expect(await screen.findByRole('dialog', { name: /free talk/i })).toBeVisible()
})

test('waits while a mouse button is down, even if its release is missed', async () => {
  show()
  await pass(100)
  fireEvent.mouseDown(document.body, { buttons: 1 })
  await pass(6000)
  expect(popup()).not.toBeInTheDocument()
  // As after a native list, which hides the release from the page.
  fireEvent.mouseMove(document.body, { buttons: 0 })
  await pass(800)
  expect(popup()).not.toBeInTheDocument()
  await pass(800)
  expect(await screen.findByRole('dialog', { name: /free talk/i })).toBeVisible()
})

test('a mouse that only moves does not delay it', async () => {
  show()
  await pass(2900)
  fireEvent.mouseMove(document.body, { buttons: 0 })
  await pass(200)
  expect(await screen.findByRole('dialog', { name: /free talk/i })).toBeVisible()
})

test('does not open between two taps, where taps give nothing the focus', async () => {
  show()
  await pass(2700)
  fireEvent.touchStart(document.body, { touches: [{ identifier: 1, target: document.body }] })
  fireEvent.touchEnd(document.body, { touches: [] })
  await pass(800)
  expect(popup()).not.toBeInTheDocument()
  await pass(800)
  expect(await screen.findByRole('dialog', { name: /free talk/i })).toBeVisible()
})

test('waits until the page has not been scrolled for a second', async () => {
  show()
  await pass(2800)
  fireEvent.scroll(document)
  await pass(900)
  expect(popup()).not.toBeInTheDocument()
  await pass(700)
  expect(await screen.findByRole('dialog', { name: /free talk/i })).toBeVisible()
})

test('waits until no key has been pressed for a second: the next press is meant for the page', async () => {
  show()
  await pass(2800)
  fireEvent.keyDown(document.body, { key: 'Tab' })
  fireEvent.keyUp(document.body, { key: 'Tab' })
  await pass(900)
  expect(popup()).not.toBeInTheDocument()
  await pass(700)
  expect(await screen.findByRole('dialog', { name: /free talk/i })).toBeVisible()
})

test('sends the request without a phone, says so and is cleared', async () => {
  const { user, dialog } = await showAndWait()
  await fillIn(user, dialog)
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('We Will Connect You Shortly!')).toBeVisible()
  expect(apiStore().outbox.map(({ fields }) => fields)).toEqual([
    { name: 'Anu', message: 'Can I study nursing?', phone: '', email: 'anu@example.com' },
  ])
  // The message is alone, in place of the form.
  expect(dialog.getByText('We Will Connect You Shortly!')).toHaveFocus()
  expect(dialog.queryByLabelText('Name')).not.toBeInTheDocument()
  expect(window.sessionStorage.getItem('draft:consultation')).toBeNull()
  await user.click(dialog.getByText('Close'))
  expect(popup()).not.toBeInTheDocument()
})

test('a phone number is sent as ten digits, and an invalid one is refused', async () => {
  const { user, dialog } = await showAndWait()
  await fillIn(user, dialog)
  await user.type(dialog.getByLabelText(/^Phone/), '12345')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please check what you typed')
  await user.clear(dialog.getByLabelText(/^Phone/))
  await user.type(dialog.getByLabelText(/^Phone/), '+91 98470 12345')
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  expect(await dialog.findByText('We Will Connect You Shortly!')).toBeVisible()
  expect(apiStore().outbox).toMatchObject([{ fields: { phone: '9847012345' } }])
})

test('name, email and message are needed', async () => {
  const { user, dialog } = await showAndWait()
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  const alert = await dialog.findByRole('alert')
  expect(alert).toHaveTextContent('Please fill in all required fields')
  expect(
    within(alert)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Enter your name', 'Enter your email address', 'Enter your message'])
  expect(apiStore().outbox).toEqual([])
})

test('says Sending... meanwhile, and sends once', async () => {
  const answer = holdBack({ path: '/email/send' })
  const { user, dialog } = await showAndWait()
  await fillIn(user, dialog)
  const button = dialog.getByRole('button', { name: 'Send' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(button).toHaveTextContent('Sending...')
  expect(button).toBeDisabled()
  await answer()
  await dialog.findByText('We Will Connect You Shortly!')
  expect(apiStore().outbox).toHaveLength(1)
})

test('closing it while it is being sent still shows that it failed', async () => {
  const answer = holdBack({ path: '/email/send', status: 500 })
  renderApp('/')
  await screen.findByRole('heading', { level: 1 })
  await pass(3100)
  const dialog = within(await screen.findByRole('dialog', { name: /free talk/i }))
  await fillIn(somebody(), dialog)
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(popup()).not.toBeInTheDocument()
  await answer()
  expect(await screen.findByText('Failed to send the email. Please try again.')).toBeVisible()
  expect(takeConsoleErrors()).toHaveLength(1)
})

test('a failure is logged and shown, the words stay, and chat and mail contain them', async () => {
  apiStore().faults.add({ path: '/email/send', status: 500 })
  const { user, dialog } = await showAndWait()
  await fillIn(user, dialog)
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  const alert = await dialog.findByRole('alert')
  expect(alert).toHaveTextContent('Failed to send the email. Please try again.')
  expect(takeConsoleErrors()).toHaveLength(1)
  expect(dialog.getByLabelText('Name')).toHaveValue('Anu')
  for (const link of within(alert).getAllByRole('link')) {
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      'What would you like to know? Can I study nursing?',
    )
  }
})

test('an answer that never comes is a failure after 20 s', async () => {
  apiStore().faults.add({ path: '/email/send', hang: true })
  const { user, dialog } = await showAndWait()
  await fillIn(user, dialog)
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await passAndLoad(0)
  await passAndLoad(19_000)
  expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await passAndLoad(1500)
  expect(dialog.getByRole('alert')).toHaveTextContent('Failed to send the email.')
  takeConsoleErrors()
})

test('explains in the dialog what happens to what is typed', async () => {
  const { user, dialog } = await showAndWait()
  await user.click(dialog.getByText('What happens to what you tell us here?'))
  expect(dialog.getByText(/^Your name, email and message, and your phone number/)).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Your data' })).toHaveAttribute('href', '/your-data')
})

test('Escape closes the sheet in an engine that does not know :modal', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: /max-width: 39/.test(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const search = document.querySelector.bind(document)
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) => {
    // Inside :is, an engine skips what it does not know.
    const left = selector.replaceAll(/:is\(.*\)/g, '')
    if (left.includes(':modal')) throw new SyntaxError(`${selector} is not a valid selector`)
    return search(selector.replace('dialog:modal, ', ''))
  })
  const { user } = await showAndWait()
  await user.keyboard('{Escape}')
  expect(popup()).not.toBeInTheDocument()
  vi.unstubAllGlobals()
})
