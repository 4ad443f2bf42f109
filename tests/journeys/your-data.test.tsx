import { screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AuthProvider } from '@/auth/auth-context'
import { paths } from '@/lib/navigation/paths'
import { localStore, visitStore } from '@/lib/browser/storage/storage'
import { YourDataPage } from '@/pages/public/your-data-page'
import { cachesWith } from '../helpers/kept-in-browser'
import { logInAs, renderApp } from '../helpers/render-app'
import { there } from '../helpers/there'
import { settled } from '../helpers/waits'

const rowOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  const row = heading.closest('li')
  if (!row) throw new Error(`no row for ${name}`)
  return within(row)
}
const open = () => renderApp(paths.yourData.href())
const dialog = () => within(screen.getByRole('dialog', { name: /^Delete/, description: /./ }))

test('the page says so if this browser stores nothing', async () => {
  open()
  expect(await screen.findByText('This browser keeps nothing for our website.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull()
})

test('until it is known what is stored, the page says that it is looking', async () => {
  const html = renderToString(
    <StaticRouter location={paths.yourData.href()}>
      <AuthProvider>
        <YourDataPage />
      </AuthProvider>
    </StaticRouter>,
  )
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  expect(within(body).getByRole('status')).toHaveTextContent(/^Looking …$/)
})

test('what is stored and how to delete it comes first, then what there is to know and to ask', async () => {
  localStore.set('cart', '[]')
  open()
  await screen.findByRole('heading', { level: 3, name: 'Your shortlist' })
  const main = screen.getByRole('main')
  const parts = [
    within(main).getByRole('heading', { level: 2, name: 'In this browser now' }),
    within(main).getByRole('button', { name: 'Delete (Your shortlist)' }),
    within(main).getByText('Everything it may keep'),
    within(main).getByRole('heading', { level: 2, name: 'Ask us for what we have' }),
  ]
  const all = [...main.querySelectorAll('*')]
  const places = parts.map((part) => all.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('each thing is named, with what is in it, its size and its age; the token is hidden', async () => {
  const { user: member, token } = await logInAs('member')
  localStore.set('cart', JSON.stringify([{ kind: 'country', id: '1', name: 'Malta' }]))
  visitStore.set('draft:contact', JSON.stringify({ name: 'Asha' }))
  open()
  const cart = await rowOf('Your shortlist')
  expect(cart.getByText(/^less than 1 kB · written .* · until you delete it$/)).toBeVisible()
  expect(cart.getByText(/name: Malta/)).toBeInTheDocument()
  expect(
    (await rowOf('What you typed and did not send')).getByText(/close this tab$/),
  ).toBeVisible()
  const login = await rowOf('Your login')
  expect(login.getByText(new RegExp(member.email))).toBeInTheDocument()
  // The age of the login is not known and so left out.
  expect(login.getByText('less than 1 kB · until you delete it')).toBeVisible()
  expect(document.body).not.toHaveTextContent(token)
})

test('one thing is deleted after a confirmation, and the rest of the site is updated', async () => {
  await logInAs('member')
  const { user } = open()
  const login = await rowOf('Your login')
  await user.click(login.getByRole('button', { name: 'Delete (Your login)' }))
  expect(dialog().getByText(/You will be logged out on this device/)).toBeVisible()
  await user.click(dialog().getByRole('button', { name: 'Keep' }))
  expect(window.localStorage.getItem('auth')).not.toBeNull()
  await user.click(login.getByRole('button', { name: 'Delete (Your login)' }))
  await user.click(dialog().getByRole('button', { name: 'Delete' }))
  expect(window.localStorage.getItem('auth')).toBeNull()
  expect(await screen.findByText('Deleted: Your login')).toBeVisible()
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: 'Login' }).length).toBeGreaterThan(0),
  )
  expect(screen.getByRole('heading', { name: 'In this browser now' })).toHaveFocus()
})

const payment = JSON.stringify({ state: 'paid', receipt: 'r1', paymentIds: ['pay_1'] })

test('a payment is deleted only after an extra confirmation', async () => {
  localStore.set('payment:7', payment)
  localStore.set('cart', '[]')
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Delete everything' }))
  await user.click(dialog().getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Deleted, except: Your last payment')).toBeVisible()
  expect(window.localStorage.getItem('cart')).toBeNull()
  expect(window.localStorage.getItem('payment:7')).toBe(payment)

  await user.click((await rowOf('Your last payment')).getByRole('button'))
  const yes = dialog().getByRole('button', { name: 'Delete' })
  expect(yes).toBeDisabled()
  await user.click(dialog().getByRole('checkbox'))
  await user.click(yes)
  expect(window.localStorage.getItem('payment:7')).toBeNull()
  const section = screen.getByRole('region', { name: 'In this browser now' })
  expect(within(section).queryByRole('list')).toBeNull()
})

test('what another tab writes is shown at once', async () => {
  open()
  await screen.findByText('This browser keeps nothing for our website.')
  window.localStorage.setItem('search', '{"keyword":"ielts"}')
  window.dispatchEvent(new StorageEvent('storage', { key: 'search' }))
  expect((await rowOf('Your last search')).getByText(/keyword: ielts/)).toBeInTheDocument()
})

test('a key that we do not know is shown as such', async () => {
  window.localStorage.setItem('somebody-else', 'x')
  const { user } = open()
  const row = await rowOf('Something we do not know')
  expect(row.getByText(/somebody-else/)).toBeInTheDocument()
  await user.click(row.getByRole('button'))
  await user.click(dialog().getByRole('button', { name: 'Delete' }))
  expect(window.localStorage.getItem('somebody-else')).toBeNull()
})

test('a letter is shown before it is sent by mail or chat', async () => {
  const { user: member } = await logInAs('member')
  const { user } = open()
  await user.click(await screen.findByText('A deletion'))
  const letter = screen.getByText(/Please delete the data you have about me/)
  expect(letter).toHaveTextContent(`My name: ${member.name}`)
  const box = within(there(letter.closest('details')))
  const mail = new URL(
    box.getByRole('link', { name: 'Write the email' }).getAttribute('href') ?? '',
  )
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(letter.textContent)
  const chat = box.getByRole('link', { name: /^Write on WhatsApp/ })
  expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toBe(letter.textContent)
})

/** A service worker that the browser is installing. */
class Installing extends EventTarget {
  state: ServiceWorkerState = 'installing'

  become(state: ServiceWorkerState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class Registration {
  active = null
  waiting = null
  installing: Installing | null = new Installing()
}

/** Mocks a browser that installs service workers; returns the registrations that the site asked for. */
function installWorkers() {
  vi.stubGlobal('ServiceWorkerRegistration', Registration)
  const begun: Registration[] = []
  let atWork: ((registration: Registration) => void) | undefined
  const container = Object.assign(new EventTarget(), {
    ready: new Promise<Registration>((resolve) => (atWork = resolve)),
    register: async () => {
      const registration = new Registration()
      begun.push(registration)
      return registration
    },
    getRegistration: async () => undefined,
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  return { begun, end: () => atWork?.(new Registration()) }
}

const keeps = () => screen.findByRole('checkbox', { name: /^Keep the site/ })

test('offline storage that is switched off before it has begun stores nothing', async () => {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run))
  const { begun } = installWorkers()
  const { user } = open()
  await user.click(await keeps())
  await user.click(await keeps())
  await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
  await user.click(await keeps())
  for (const run of waiting) run()
  await settled()
  expect(begun).toHaveLength(0)
})

test('if the site was not cached completely, the switch asks for it again', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  const { begun, end } = installWorkers()
  const { user } = open()
  await user.click(await keeps())
  await user.click(await keeps())
  await waitFor(() => expect(begun).toHaveLength(1))
  begun[0]?.installing?.become('redundant')
  await user.click(await keeps())
  await user.click(await keeps())
  await waitFor(() => expect(begun).toHaveLength(2))
  end()
  await settled()
})

const choice = 'Your choice about use without internet'

test('once the choice is deleted, the switch shows what applies without it', async () => {
  installWorkers()
  const { user } = open()
  await user.click(await keeps())
  expect(await keeps()).not.toBeChecked()
  await user.click(await screen.findByRole('button', { name: `Delete (${choice})` }))
  await user.click(dialog().getByRole('button', { name: 'Delete' }))
  expect(window.localStorage.getItem('keep-site')).toBeNull()
  expect(await keeps()).toBeChecked()
})

test('“Delete everything” leaves a “no” to offline storage, but no “yes”', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  const { begun, end } = installWorkers()
  localStore.set('cart', '[]')
  localStore.set('keep-site', 'no')
  const { user } = open()
  const deleteAll = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete everything' }))
    await user.click(dialog().getByRole('button', { name: 'Delete' }))
  }
  await deleteAll()
  expect(await screen.findByText(`Deleted, except: ${choice}`)).toBeVisible()
  expect(window.localStorage.getItem('cart')).toBeNull()
  expect(window.localStorage.getItem('keep-site')).toBe('no')
  expect(await keeps()).not.toBeChecked()

  localStore.set('cart', '[]')
  await user.click(await keeps())
  await deleteAll()
  expect(await screen.findByText(/^Deleted. This browser keeps nothing more/)).toBeVisible()
  expect(window.localStorage.getItem('keep-site')).toBeNull()
  expect(await keeps()).toBeChecked()
  // Otherwise the storage that was wanted for a moment would begin during the next test.
  await waitFor(() => expect(begun).toHaveLength(1))
  end()
  await settled()
})

test('offline storage that is wanted again while it is being removed begins after the removal', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  vi.stubGlobal('caches', cachesWith({}))
  const { begun, end } = installWorkers()
  let stopped: (() => void) | undefined
  const unregister = vi.fn<() => Promise<boolean>>(async () => true)
  const postMessage = (_: object, [port]: [MessagePort]) =>
    (stopped = () => port.postMessage('stopped'))
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockImplementation(async () =>
    Object.assign(Object.create(null), { active: { postMessage }, unregister }),
  )
  const { user } = open()
  const box = await keeps()
  // Right after each other: a worker that does not answer is waited for 2 s, also on a busy machine.
  await user.click(box)
  await user.click(box)
  await settled()
  expect(begun).toHaveLength(0)
  stopped?.()
  await waitFor(() => expect(begun).toHaveLength(1))
  expect(unregister).toHaveBeenCalledOnce()
  end()
  await settled()
})
