import 'fake-indexeddb/auto'
import { http, HttpResponse } from 'msw'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pendingTimes } from '@/content/facts/pending-enquiries'
import { PENDING_FLAG } from '@/content/facts/pending-flag'
import { pendingFlag, panelOpen } from '@/features/enquire/pending/pending-flag'
import { forgetAll, refreshPending } from '@/features/enquire/pending/pending-list'
import {
  addPending,
  changePending,
  isAnyPending,
  readPending,
} from '@/features/enquire/pending/pending-store'
import { paths } from '@/lib/navigation/paths'
import { localStore } from '@/lib/browser/storage/storage'
import { sendLater } from '@/words/send-later'
import { breakStorage } from '../helpers/broken-storage'
import { changeCompany, sixDays } from '../helpers/change-company'
import { enquiry, putUnreadable } from '../helpers/send-later-simulation'
import { apiStore, server } from '../helpers/local-server'
import { sampleLogins } from '../local-api/logins'
import { goByAddress } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { takeConsoleErrors } from '../helpers/setup'
import { there } from '../helpers/there'
import { holdBack, settled } from '../helpers/waits'

const FAILED = 'Failed to send the email. Please try again.'
const UNSURE = 'No answer reached this device; your enquiry may have arrived. Send it again?'
const UNSURE_SIGN = 'An enquiry may have arrived. Send it again?'
const SENT = 'Form submitted successfully!'

type Person = ReturnType<typeof renderApp>['user']

/** Something on the way lets nothing through to the e-mail service. */
const blockService = () => apiStore().faults.add({ path: '/email/send', reset: true })
const loseLine = () => {
  blockService()
  server.use(http.head('*/favicon.svg', () => HttpResponse.error()))
}
const mails = () => apiStore().outbox.map(({ fields }) => fields)
const corner = () => within(screen.getByRole('complementary', { name: 'Kept on this device' }))
const comeOnline = () => {
  apiStore().faults.clear()
  window.dispatchEvent(new Event('online'))
}

async function write(user: Person) {
  const form = within(await screen.findByRole('form', { name: 'Write to us' }))
  await user.type(form.getByLabelText('Name'), 'Asha')
  await user.type(form.getByLabelText('Email'), 'asha@example.com')
  await user.type(form.getByLabelText('Subject'), 'Au pair')
  await user.type(form.getByLabelText('Message'), 'How old may one be?')
  await user.click(form.getByRole('button', { name: 'Send Message' }))
  return form
}

/** Sends a message in vain, and lets it wait. */
async function keep(user: Person) {
  const form = await write(user)
  expect(await form.findByText(FAILED)).toBeVisible()
  takeConsoleErrors()
  await user.click(form.getByRole('button', { name: 'Send when I am back online' }))
  expect(await form.findByText('Not sent yet. It waits on this device.')).toBeVisible()
  return form
}

/** Sends a message that may have arrived, and lets it wait for a decision. */
async function keepUnsure(user: Person) {
  const form = await write(user)
  expect(await form.findByText(`${FAILED} ${UNSURE}`)).toBeVisible()
  takeConsoleErrors()
  // Nothing here goes by itself, so nothing may promise it.
  expect(form.queryByRole('button', { name: /when I am back online|try again later/ })).toBeNull()
  await user.click(form.getByRole('button', { name: 'Keep it and decide later' }))
  expect(await form.findByText(UNSURE)).toBeVisible()
  expect(form.getByText(/it goes only if you say so\. A sign/)).toBeVisible()
  expect(form.queryByText(/goes by itself/)).toBeNull()
  return form
}

async function openPanel(user: Person) {
  // The code of the corner may still be loading.
  await user.click(await screen.findByRole('button', { name: /Open the list/ }))
  return within(await screen.findByRole('dialog', { name: 'Kept on this device' }))
}

/** Ends the login in another tab. */
const logOutElsewhere = () =>
  act(() => {
    window.localStorage.removeItem('auth')
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
  })

const sign = (words: string) =>
  waitFor(() => expect(corner().getByRole('status')).toHaveTextContent(words))

const longAgo = Date.now() - pendingTimes.stale - 60_000

/** Changes the stored enquiry as if it had been written long ago. */
async function age() {
  const [pending] = await readPending()
  if (!pending) throw new Error('nothing is pending')
  await changePending(pending.id, (each) => ({
    ...each,
    writtenAt: longAgo,
    state: { name: 'waiting', tries: 0, next: longAgo, freshSince: longAgo },
  }))
}

beforeEach(loseLine)

afterEach(async () => {
  await act(async () => {
    panelOpen.set(false)
    await forgetAll()
  })
})

test('offline an enquiry waits, says that it is not sent, and is sent once when the connection is back', async () => {
  const { user } = renderApp(paths.contact.href())
  const form = await keep(user)
  expect(form.queryByText(SENT)).toBeNull()
  expect(form.getByLabelText('Message')).toHaveValue('')
  await sign('1 enquiry waits to be sent')
  expect(mails()).toEqual([])

  // The corner's own try could still find the connection that comes back.
  await waitFor(async () => expect((await readPending())[0]?.state).toMatchObject({ tries: 1 }))
  act(comeOnline)
  await sign('Sent')
  act(() => void window.dispatchEvent(new Event('online')))
  const panel = await openPanel(user)
  expect(panel.getByText(SENT)).toBeVisible()
  expect(mails()).toEqual([
    { name: 'Asha', email: 'asha@example.com', subject: 'Au pair', message: 'How old may one be?' },
  ])
  // What was sent is no longer on the device, and once it has been seen the corner disappears.
  expect(JSON.stringify(await readPending())).not.toContain('asha@example.com')
  await user.click(panel.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('complementary', { name: /^Kept/ })).toBeNull())
})

test('where the network blocks the e-mail service alone, the form and the list say so, and offer chat, mail and phone first', async () => {
  server.resetHandlers()
  const { user } = renderApp(paths.contact.href())
  const form = await write(user)
  expect(await form.findByText(FAILED)).toBeVisible()
  takeConsoleErrors()
  expect(form.getByText(/^You are online, but our email service cannot be reached/)).toBeVisible()
  expect(form.queryByRole('button', { name: 'Send when I am back online' })).toBeNull()
  const keepIt = form.getByRole('button', { name: 'Keep it and try again later' })
  const otherWays = {
    'Send by WhatsApp': /^https:\/\/wa/,
    'Send by email': /^mailto:/,
    Call: /^tel:/,
  }
  for (const [name, link] of Object.entries(otherWays)) {
    const way = form.getByRole('link', { name: new RegExp(`^${name}`) })
    expect(way).toHaveAttribute('href', expect.stringMatching(link))
    expect(way.compareDocumentPosition(keepIt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }

  await user.click(keepIt)
  expect(await form.findByText('Not sent yet. It waits on this device.')).toBeVisible()
  expect(form.getByText(/blocks our email service/)).toBeVisible()
  const panel = await openPanel(user)
  expect(panel.getByText(/^Not sent yet\. You are online, but something/)).toBeVisible()
  for (const [name, link] of Object.entries(otherWays)) {
    const way = await panel.findByRole('link', { name: new RegExp(`^${name}`) })
    expect(way).toHaveAttribute('href', expect.stringMatching(link))
  }
  // The list has no field with what was typed.
  expect(panel.getByText('You can also send the same words another way:')).toBeVisible()
  expect(panel.queryByText(/^What you typed is still here/)).toBeNull()
  expect(panel.getByRole('link', { name: /^Send by email/ }).getAttribute('href')).toContain(
    encodeURIComponent('How old may one be?'),
  )
  await user.click(panel.getByRole('button', { name: /^Send now/ }))
  const [said] = panel.getAllByRole('status')
  await waitFor(() => expect(said).toHaveTextContent(/^Our email service is still blocked here/))
  expect(screen.queryByText(/internet|once this device is online/)).toBeNull()
  // What the last try found does not count without a connection.
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(panel.queryByText(/You are online/)).toBeNull()
  expect(panel.getByText(/^Not sent yet\. It goes once this device is online/)).toBeVisible()
  // A try that finds no connection at all ends what was said of the one before, also while offline.
  expect(said).toHaveTextContent(/^Our email service is still blocked here/)
  server.use(http.head('*/favicon.svg', () => HttpResponse.error()))
  show(true)
  await waitFor(() => expect(said).toBeEmptyDOMElement())
  connection.mockRestore()
  act(comeOnline)
  await waitFor(() => expect(said).toHaveTextContent(/^Sent .*\d/))
})

/** The page is shown; `persisted` if it comes out of the back/forward cache. */
const show = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

test('a page that comes back from the back/forward cache sends the enquiry that waits', async () => {
  const { user } = renderApp(paths.contact.href())
  await keep(user)
  // The corner has made its own try.
  await sign('1 enquiry waits to be sent')
  await waitFor(async () => expect((await readPending())[0]?.state).toMatchObject({ tries: 1 }))
  apiStore().faults.clear()
  show(false)
  await settled()
  expect(mails()).toEqual([])
  show(true)
  await waitFor(() => expect(mails()).toHaveLength(1))
})

const sent = (id: string, at: number) => ({ ...enquiry(id), state: { name: 'sent', at } as const })

test('the note that an enquiry was sent is shown for a day', async () => {
  await addPending(sent('before', Date.now() - pendingTimes.sentNote - 1000))
  await addPending(sent('today', Date.now() - pendingTimes.sentNote + 60_000))
  pendingFlag.set(true)
  renderApp(paths.services.href())
  await sign('Sent')
  await waitFor(async () => expect((await readPending()).map(({ id }) => id)).toEqual(['today']))
})

/** Sends an enquiry about studies in vain, and lets it wait. */
async function keepStudyEnquiry(user: Person) {
  const main = within(await screen.findByRole('main'))
  await user.type(await main.findByLabelText('Name'), 'Meera Nair')
  await user.type(main.getByLabelText('Phone'), '9847012345')
  await user.selectOptions(main.getByLabelText(/^Country \(/), 'Germany')
  await user.click(main.getByRole('checkbox'))
  await user.click(main.getByRole('button', { name: 'Send enquiry' }))
  expect(await main.findByText(FAILED)).toBeVisible()
  takeConsoleErrors()
  await user.click(main.getByRole('button', { name: 'Send when I am back online' }))
  await main.findByText('Not sent yet. It waits on this device.')
  return main
}

test('once it was sent, its form says what comes next, as after any other', async () => {
  const { user } = renderApp(paths.study.href())
  const main = await keepStudyEnquiry(user)
  expect(main.queryByText('When at the latest')).toBeNull()
  act(comeOnline)
  expect(await main.findByText(SENT)).toBeVisible()
  expect(await main.findByText(/^We call \+91.98470.12345/)).toBeVisible()
  expect(main.getByText('When at the latest')).toBeVisible()
})

test('one that the browser sent by itself names the day that follows from when it was sent', async () => {
  changeCompany(sixDays)
  // A Saturday morning in India; it was sent on Friday afternoon.
  vi.setSystemTime(new Date('2026-11-21T10:00+05:30'))
  const { user } = renderApp(paths.study.href())
  const main = await keepStudyEnquiry(user)
  const [pending] = await readPending()
  await changePending(pending?.id ?? '', (each) => ({
    ...each,
    state: { name: 'sent', at: Date.parse('2026-11-20T16:30+05:30') },
  }))
  await act(refreshPending)
  expect(await main.findByText(SENT)).toBeVisible()
  expect(await main.findByText(/^By Saturday, 21 November 2026/)).toBeVisible()
})

/** Stores an enquiry that the service then refuses, which is logged. */
async function keepRefused() {
  const { user } = renderApp(paths.contact.href())
  await keep(user)
  apiStore().faults.clear()
  apiStore().faults.add({ path: '/email/send', method: 'POST', status: 400 })
  act(() => void window.dispatchEvent(new Event('online')))
  await sign('Could not be sent')
  return user
}

test('a refusal is reported and waits for the reader', async () => {
  const user = await keepRefused()
  expect(takeConsoleErrors()).toEqual([['A kept enquiry was not sent', { status: 400 }]])
  const panel = await openPanel(user)
  expect(panel.getByText(/did not take it/)).toBeVisible()
  apiStore().faults.clear()
  await user.click(panel.getByRole('button', { name: /^Send now/ }))
  expect(await panel.findByText(SENT)).toBeVisible()
  expect(mails()).toHaveLength(1)
})

test('a logout also says of a refused one that it was deleted and not sent', async () => {
  await logInAs('member')
  await keepRefused()
  takeConsoleErrors()
  // This cannot be said of enquiries that may have arrived.
  const { by = null } = (await readPending())[0] ?? {}
  for (const id of ['perhaps', 'maybe'])
    await addPending({ ...enquiry(id), by, state: { name: 'unsure', attempt: id } })
  logOutElsewhere()
  expect(
    await screen.findByText(/1 enquiry you wrote as a member, not sent yet, was deleted/),
  ).toBeVisible()
  expect(await readPending()).toEqual([])
})

test('if this browser has no room for the key that marks it, it is not stored, and the page says so', async () => {
  const { user } = renderApp(paths.contact.href())
  const form = await write(user)
  expect(await form.findByText(FAILED)).toBeVisible()
  takeConsoleErrors()
  const repair = breakStorage('setItem', 'localStorage', PENDING_FLAG)
  await user.click(form.getByRole('button', { name: 'Send when I am back online' }))
  expect(await form.findByText(new RegExp(sendLater.failed))).toBeVisible()
  expect(takeConsoleErrors()).toEqual([['The enquiry could not be kept', expect.any(Error)]])
  repair()
  expect(screen.queryByRole('complementary', { name: 'Kept on this device' })).toBeNull()
  expect(await readPending()).toEqual([])
  expect(form.getByLabelText('Message')).toHaveValue('How old may one be?')
})

test('a gateway that timed out may have passed it on: the reader is asked', async () => {
  const { user } = renderApp(paths.contact.href())
  await keep(user)
  apiStore().faults.clear()
  apiStore().faults.add({ path: '/email/send', method: 'POST', status: 504 })
  act(() => void window.dispatchEvent(new Event('online')))
  await sign(UNSURE_SIGN)
  const panel = await openPanel(user)
  expect(panel.getByText(UNSURE)).toBeVisible()
})

test('if the connection breaks while sending, the reader is asked whether to send it again', async () => {
  const { user } = renderApp(paths.contact.href())
  await keep(user)
  apiStore().faults.clear()
  apiStore().faults.add({ path: '/email/send', method: 'POST', reset: true })
  act(() => void window.dispatchEvent(new Event('online')))
  await sign(UNSURE_SIGN)
  act(comeOnline)
  const panel = await openPanel(user)
  expect(panel.getByText(UNSURE)).toBeVisible()
  expect(mails()).toEqual([])
  await user.click(panel.getByRole('button', { name: /^Send it again/ }))
  expect(await panel.findByText(SENT)).toBeVisible()
  expect(mails()).toHaveLength(1)
})

test('if only the form’s own send broke while the service can be reached, the reader is asked before a second one', async () => {
  apiStore().faults.clear()
  apiStore().faults.add({ path: '/email/send', method: 'POST', reset: true, times: 1 })
  const { user } = renderApp(paths.contact.href())
  await keepUnsure(user)
  await sign(UNSURE_SIGN)
  act(comeOnline)
  await settled()
  expect(mails()).toEqual([])
  const panel = await openPanel(user)
  expect(panel.getByText(UNSURE)).toBeVisible()
  await user.click(panel.getByRole('button', { name: /^Send it again/ }))
  expect(await panel.findByText(SENT)).toBeVisible()
  expect(mails()).toHaveLength(1)
})

test('a visitor who has left the form is told too that the message may have arrived', async () => {
  apiStore().faults.clear()
  const breakLine = holdBack({ path: '/email/send', method: 'POST', reset: true, times: 1 })
  const { user } = renderApp(paths.contact.href())
  await write(user)
  goByAddress(paths.services.href())
  await breakLine()
  expect(await screen.findByText(`${FAILED} ${UNSURE}`)).toBeVisible()
  takeConsoleErrors()
})

test('if the form gave up waiting for the answer, it is sent again only once the reader says so', async () => {
  apiStore().faults.clear()
  const answer = holdBack({ path: '/email/send' })
  const { setTimeout: later } = globalThis
  vi.spyOn(window, 'setTimeout').mockImplementation((run, ms) =>
    later(run, ms === pendingTimes.answer ? 100 : ms),
  )
  const { user } = renderApp(paths.contact.href())
  await keepUnsure(user)
  await answer()
  expect(mails()).toHaveLength(1)
  act(comeOnline)
  await sign(UNSURE_SIGN)
  expect(mails()).toHaveLength(1)
})

test('after three days the reader is asked first', async () => {
  const { user } = renderApp(paths.contact.href())
  await keep(user)
  await act(age)
  act(comeOnline)
  await sign('1 enquiry waits for your answer')
  const panel = await openPanel(user)
  expect(
    panel.getByText(/more than three days, or this device’s clock has changed since\./),
  ).toBeVisible()
  expect(mails()).toEqual([])
  await user.click(panel.getByRole('button', { name: /^Send now/ }))
  expect(await panel.findByText(SENT)).toBeVisible()
  expect(mails()).toHaveLength(1)
})

test('the text of a waiting enquiry can be read, and taken back into the form to change them', async () => {
  const { user } = renderApp(paths.contact.href())
  const form = await keep(user)
  const panel = await openPanel(user)
  expect(panel.getByLabelText('The text that goes')).toHaveValue(
    'Name: Asha\nEmail: asha@example.com\nSubject: Au pair\nMessage: How old may one be?',
  )
  await user.click(panel.getByRole('button', { name: /^Change/ }))
  await waitFor(() => expect(form.getByLabelText('Message')).toHaveValue('How old may one be?'))
  expect(form.getByLabelText('Name')).toHaveFocus()
  expect(await readPending()).toEqual([])
  apiStore().faults.clear()
  await user.click(form.getByRole('button', { name: 'Send Message' }))
  expect(await form.findByText(SENT)).toBeVisible()
  expect(mails()).toHaveLength(1)
})

test('text in the form is not replaced by the text that is taken back', async () => {
  const { user } = renderApp(paths.contact.href())
  const form = await keep(user)
  fireEvent.input(form.getByLabelText('Message'), { target: { value: 'Another question' } })
  const panel = await openPanel(user)
  await user.click(panel.getByRole('button', { name: /^Change/ }))
  expect(await panel.findByText(/holds other words/)).toBeVisible()
  expect(form.getByLabelText('Message')).toHaveValue('Another question')
  expect(await readPending()).toHaveLength(1)
})

test('an enquiry is named after its country, and can be changed in its form from another page', async () => {
  const { user } = renderApp(paths.study.href())
  const form = within(await screen.findByRole('form', { name: /^Ask about/ }))
  await user.type(form.getByLabelText(/^Name/), 'Meera')
  await user.type(form.getByLabelText(/^Phone/), '9876543210')
  await user.selectOptions(form.getByLabelText(/^Country/), 'Ireland')
  await user.click(form.getByRole('button', { name: 'Send enquiry' }))
  await user.click(await form.findByRole('button', { name: 'Send when I am back online' }))
  takeConsoleErrors()
  await sign('1 enquiry waits to be sent')
  await user.click(there(screen.getAllByRole('link', { name: 'Contact' })[0]))
  await screen.findByRole('form', { name: 'Write to us' })
  const panel = await openPanel(user)
  expect(panel.getByRole('heading', { name: 'Enquiry about Ireland' })).toBeVisible()
  await user.click(panel.getByRole('button', { name: /^Change/ }))
  const again = within(await screen.findByRole('form', { name: /^Ask about/ }))
  expect(again.getByLabelText(/^Name/)).toHaveValue('Meera')
  expect(again.getByLabelText(/^Country/)).toHaveValue('Ireland')
})

test('an application is changed on the page of its job, also from the page of another', async () => {
  const [first, second] = apiStore().works
  if (!first || !second) throw new Error('too few works')
  const { user } = renderApp(paths.jobApplication.href(first._id))
  await screen.findByRole('heading', { name: first.name })
  const form = within(await screen.findByRole('form', { name: /^Ask about/ }))
  await user.type(form.getByLabelText(/^Name/), 'Meera')
  await user.type(form.getByLabelText(/^Phone/), '9876543210')
  await user.click(form.getByRole('button', { name: 'Send enquiry' }))
  await user.click(await form.findByRole('button', { name: 'Send when I am back online' }))
  takeConsoleErrors()
  await sign('1 enquiry waits to be sent')
  goByAddress(paths.jobApplication.href(second._id))
  await screen.findByRole('heading', { name: second.name })
  const panel = await openPanel(user)
  await user.click(panel.getByRole('button', { name: /^Change/ }))
  expect(await screen.findByRole('heading', { name: first.name })).toBeVisible()
  expect(window.location.pathname).toBe(paths.jobApplication.href(first._id))
  const again = within(await screen.findByRole('form', { name: /^Ask about/ }))
  await waitFor(() => expect(again.getByLabelText(/^Name/)).toHaveValue('Meera'))
  apiStore().faults.clear()
  await user.click(again.getByRole('button', { name: 'Send enquiry' }))
  expect(await again.findByText(SENT)).toBeVisible()
  expect(mails().map(({ country }) => country)).toEqual([expect.stringContaining(first.name)])
})

test('an enquiry waits on if its writer stays on a page with something unsaved', async () => {
  await logInAs('member')
  const { user } = renderApp(paths.contact.href())
  await keep(user)
  goByAddress(paths.userProfile.href())
  await user.type(await screen.findByLabelText(/^Name/), ' K.')
  const panel = await openPanel(user)
  await user.click(panel.getByRole('button', { name: /^Change/ }))
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await user.click(question.getByRole('button', { name: 'Stay here' }))
  await settled()
  expect(await readPending()).toHaveLength(1)
  expect(window.location.pathname).toBe(paths.userProfile.href())

  await user.click((await openPanel(user)).getByRole('button', { name: /^Change/ }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  const form = within(await screen.findByRole('form', { name: 'Write to us' }))
  await waitFor(() => expect(form.getByLabelText('Message')).toHaveValue('How old may one be?'))
  expect(await readPending()).toEqual([])
})

test('a waiting enquiry is deleted after a confirmation', async () => {
  const { user } = renderApp(paths.contact.href())
  await keep(user)
  const panel = await openPanel(user)
  await user.click(panel.getByRole('button', { name: /^Delete/ }))
  await user.click(panel.getByRole('button', { name: /^Yes, delete it/ }))
  expect(await panel.findByText('Nothing waits to be sent.')).toBeVisible()
  // Its buttons are gone, so the focus moves to the heading.
  await waitFor(() => expect(panel.getByRole('heading', { level: 2 })).toHaveFocus())
  act(comeOnline)
  expect(mails()).toEqual([])
  expect(await readPending()).toEqual([])
})

test('keeping an enquiry after all moves the focus back to Delete, and a second Enter deletes nothing', async () => {
  const { user } = renderApp(paths.contact.href())
  await keep(user)
  const panel = await openPanel(user)
  panel.getByRole('button', { name: /^Delete/ }).focus()
  await user.keyboard('{Enter}')
  expect(panel.getByRole('button', { name: /^Keep it/ })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(panel.getByRole('button', { name: /^Delete/ })).toHaveFocus()
  await user.keyboard('{Enter}{Enter}')
  expect(panel.getByRole('heading', { name: 'Message: Au pair' })).toBeVisible()
  expect(await readPending()).toHaveLength(1)
})

test('once it is sent from the list, the focus is in the list and not on the page behind it', async () => {
  const { user } = renderApp(paths.contact.href())
  await keep(user)
  const panel = await openPanel(user)
  apiStore().faults.clear()
  panel.getByRole('button', { name: /^Send now/ }).focus()
  await user.keyboard('{Enter}')
  expect(await panel.findByText(SENT)).toBeVisible()
  expect(screen.getByRole('dialog', { name: 'Kept on this device' })).toHaveFocus()
})

test('the open list says what became of an enquiry: the sign in the corner is behind it', async () => {
  const { user } = renderApp(paths.contact.href())
  await keep(user)
  const panel = await openPanel(user)
  const said = there(panel.getAllByRole('status')[0])
  const sendNow = () => user.click(panel.getByRole('button', { name: /^Send/ }))
  await sendNow()
  const offline = 'There is still no internet. It goes on waiting.'
  await waitFor(() => expect(said).toHaveTextContent(offline))
  apiStore().faults.clear()
  apiStore().faults.add({ path: '/email/send', method: 'POST', status: 400, times: 1 })
  await sendNow()
  await waitFor(() => expect(said).toHaveTextContent(/^The email service did not take it\./))
  takeConsoleErrors()
  apiStore().faults.add({ path: '/email/send', method: 'POST', reset: true, times: 1 })
  await sendNow()
  await waitFor(() => expect(said).toHaveTextContent(UNSURE))
  await sendNow()
  await waitFor(() => expect(said).toHaveTextContent(/^Sent .*\d/))
})

test('the open list no longer says that there is no internet once the enquiry has gone by itself', async () => {
  const { user } = renderApp(paths.contact.href())
  await keep(user)
  const panel = await openPanel(user)
  const said = there(panel.getAllByRole('status')[0])
  await user.click(panel.getByRole('button', { name: /^Send now/ }))
  await waitFor(() => expect(said).toHaveTextContent(/^There is still no internet/))
  act(comeOnline)
  await waitFor(() => expect(said).toHaveTextContent(/^Sent .*\d/))
})

/** The open list of two enquiries, "Enquiry" and "Message: Visa", with a service that works. */
async function openTwo() {
  await addPending(enquiry('one'))
  await addPending({ ...enquiry('two'), title: 'Message: Visa' })
  pendingFlag.set(true)
  const { user } = renderApp(paths.contact.href())
  await sign('2 enquiries wait to be sent')
  const panel = await openPanel(user)
  apiStore().faults.clear()
  return { user, panel }
}

test('the open list names the enquiry whose state has changed, if there are others', async () => {
  const { user, panel } = await openTwo()
  await user.click(panel.getByRole('button', { name: 'Send now (Message: Visa)' }))
  await waitFor(() =>
    expect(panel.getAllByRole('status')[0]).toHaveTextContent(/^Message: Visa: Sent .*\d/),
  )
})

test('a second enquiry, sent by a press right after the first, is sent a second later', async () => {
  const { user, panel } = await openTwo()
  await user.click(panel.getByRole('button', { name: 'Send now (Enquiry)' }))
  expect(await panel.findByText('Sent', { exact: true })).toBeVisible()
  // The service accepts one mail a second.
  apiStore().faults.add({ path: '/email/send', method: 'POST', status: 429, times: 1 })
  await user.click(panel.getByRole('button', { name: 'Send now (Message: Visa)' }))
  await waitFor(() => expect(panel.getAllByText('Sent', { exact: true })).toHaveLength(2), {
    timeout: 3000,
  })
  expect(mails()).toHaveLength(2)
})

test('a logout deletes what the member wrote, says so, and leaves what was written without a login', async () => {
  const first = renderApp(paths.contact.href())
  await keep(first.user)
  first.unmount()

  await logInAs('member')
  const { user } = renderApp(paths.contact.href())
  const form = await keep(user)
  expect(form.getByText(/If you log out, it is deleted/)).toBeVisible()
  await sign('2 enquiries wait to be sent')
  logOutElsewhere()
  await sign('1 enquiry waits to be sent')
  expect(
    await screen.findByText(/1 enquiry you wrote as a member, not sent yet, was deleted/),
  ).toBeVisible()
  expect((await readPending()).map(({ by }) => by)).toEqual([null])
})

test('a visit of the login page deletes what the member wrote too, as a logout', async () => {
  await logInAs('member')
  const before = renderApp(paths.contact.href())
  await keep(before.user)
  before.unmount()
  renderApp(paths.login.href())
  expect(await screen.findByText(/^1 enquiry you wrote as a member, not sent yet/)).toBeVisible()
  await waitFor(async () => expect(await readPending()).toEqual([]))
})

test('a login that ends by itself deletes nothing; the logout after the next login does', async () => {
  await logInAs('member')
  const { user } = renderApp(paths.contact.href())
  await keep(user)
  apiStore().faults.add({ path: '/auth/userauth', status: 401, times: 1 })
  goByAddress(paths.userDashboard.href())
  await user.click(await screen.findByRole('link', { name: 'Log in now' }))
  const form = within(await screen.findByRole('form', { name: 'Login' }))
  await waitFor(() => expect(window.localStorage.getItem('auth')).toBeNull())
  await settled()
  expect(await readPending()).toHaveLength(1)
  await sign('1 enquiry waits to be sent')

  await user.type(form.getByLabelText('Email'), sampleLogins.member.email)
  await user.type(form.getByLabelText('Password'), sampleLogins.member.password)
  await user.click(form.getByRole('button', { name: 'Login' }))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(async () => expect(await readPending()).toEqual([]))
  expect(await screen.findByText(/^1 enquiry you wrote as a member, not sent yet/)).toBeVisible()
})

test('a refusal of the service is not a lost connection: waiting is not offered', async () => {
  apiStore().faults.clear()
  apiStore().faults.add({ path: '/email/send', status: 503 })
  const { user } = renderApp(paths.contact.href())
  const form = await write(user)
  expect(await form.findByText(FAILED)).toBeVisible()
  takeConsoleErrors()
  expect(form.queryByRole('button', { name: 'Send when I am back online' })).toBeNull()
})

const WAITING = 'Enquiries that wait to be sent'

async function deleteThere(user: Person, what = `Delete (${WAITING})`) {
  await user.click(await screen.findByRole('button', { name: what }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
}

test('what is stored is on the page of your data, and can be deleted there', async () => {
  const { user, unmount } = renderApp(paths.contact.href())
  await keep(user)
  unmount()
  const { user: reader } = renderApp(paths.yourData.href())
  const heading = await screen.findByRole('heading', { level: 3, name: WAITING })
  const row = within(there(heading.closest('li')))
  expect(await row.findByText(/How old may one be/)).toBeInTheDocument()
  await deleteThere(reader)
  expect(await screen.findByText(`Deleted: ${WAITING}`)).toBeVisible()
  expect(await isAnyPending()).toBe(false)
  expect(screen.getByRole('heading', { name: 'In this browser now' })).toHaveFocus()
})

test('an enquiry that an older version wrote is on the page of your data too, and can be deleted there', async () => {
  await putUnreadable()
  pendingFlag.set(true)
  const { user } = renderApp(paths.yourData.href())
  // Waits until the corner has read what is stored.
  await act(refreshPending)
  await deleteThere(user)
  expect(await screen.findByText(`Deleted: ${WAITING}`)).toBeVisible()
  expect(await isAnyPending()).toBe(false)
})

test('deleting everything deletes waiting enquiries too, even without the key that marks them', async () => {
  await putUnreadable()
  localStore.set('cart', '[]')
  const { user } = renderApp(paths.yourData.href())
  await deleteThere(user, 'Delete everything')
  await waitFor(async () => expect(await isAnyPending()).toBe(false))
})

test('if the browser refuses to delete waiting enquiries, the page of your data says so and nothing else', async () => {
  await addPending(enquiry())
  pendingFlag.set(true)
  localStore.set('cart', '[]')
  const { user } = renderApp(paths.yourData.href())
  const refused = vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
    throw new DOMException('refused', 'UnknownError')
  })
  await deleteThere(user)
  const words = `This browser could not delete this: ${WAITING}. Reload the page and try again.`
  expect(await screen.findByText(words)).toBeVisible()
  await deleteThere(user, 'Delete everything')
  await waitFor(() => expect(window.localStorage.getItem('cart')).toBeNull())
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: WAITING })).toBeVisible()
  refused.mockRestore()
})
