import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { paths } from '@/lib/navigation/paths'
import { apiStore } from '../helpers/local-server'
import { logInAs, renderApp } from '../helpers/render-app'
import { holdClock, pass } from '../helpers/waits'

afterEach(() => vi.unstubAllGlobals())

const link = () => `${window.location.origin}/register/URU-ANJALI`
const copied = () => screen.queryByText('Copied to clipboard!')

async function open() {
  await logInAs('member')
  const { user } = renderApp(paths.userReferrals.href())
  await screen.findByRole('heading', { level: 1, name: 'Referrals' })
  return user
}

const copy = () => screen.getByRole('button', { name: 'Copy link' })

const pressCopy = () => act(async () => void fireEvent.click(copy()))

/** A browser that denies the clipboard; `old` stands for the older `execCommand`. */
function denyClipboard(old: () => boolean) {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
  const execCommand = vi.fn<() => boolean>(old)
  Object.assign(document, { execCommand })
  return execCommand
}

test('the page has the link, the code and the 7 % promise', async () => {
  await open()
  expect(screen.getByLabelText('Your referral link')).toHaveValue(link())
  expect(screen.getByText('URU-ANJALI')).toBeVisible()
  expect(screen.getByText('Share your link and get 7% off the filing amount.')).toBeVisible()
})

test('the link opens the registration with the code in it', async () => {
  await open()
  const address = new URL(screen.getByLabelText<HTMLInputElement>('Your referral link').value)
  window.localStorage.clear()
  renderApp(address.pathname)
  expect(await screen.findByLabelText(/^Invite code/)).toHaveValue('URU-ANJALI')
})

describe('Copy link', () => {
  test('copies it and says so for 2 seconds', async () => {
    const user = await open()
    holdClock()
    await user.click(copy())
    expect(await navigator.clipboard.readText()).toBe(link())
    expect(copied()).toBeVisible()
    await pass(1900)
    expect(copied()).toBeVisible()
    await pass(200)
    expect(copied()).toBeNull()
  })

  test('restarts its 2 seconds when pressed again', async () => {
    await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await pressCopy()
    await pass(1500)
    await pressCopy()
    await pass(1950)
    expect(copied()).toBeVisible()
    await pass(100)
    expect(copied()).toBeNull()
  })

  test('counts from the last copy when pressed again while one is under way', async () => {
    await open()
    const ends: (() => void)[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(
      () => new Promise((resolve) => ends.push(resolve)),
    )
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await pressCopy()
    await pressCopy()
    await act(async () => ends[0]?.())
    await pass(1000)
    await act(async () => ends[1]?.())
    await pass(1500)
    expect(copied()).toBeVisible()
    await pass(600)
    expect(copied()).toBeNull()
  })

  test('uses the older way if the clipboard is denied', async () => {
    const user = await open()
    const old = denyClipboard(() => true)
    await user.click(copy())
    expect(await screen.findByText('Copied to clipboard!')).toBeVisible()
    expect(old).toHaveBeenCalledWith('copy')
  })

  test.each([
    ['uses the older way', true, copied],
    ['marks the link', false, () => screen.queryByText(/The link is selected: copy it by hand/)],
  ])('%s if the clipboard never answers', async (_, works, outcome) => {
    await open()
    denyClipboard(() => works)
    vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise(() => undefined))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await pressCopy()
    await pass(2000)
    expect(outcome()).toBeVisible()
  })

  test.each([
    () => false,
    () => {
      throw new Error('gone')
    },
  ])('selects the link and asks to copy it manually if that fails too', async (old) => {
    const user = await open()
    denyClipboard(old)
    await user.click(copy())
    expect(await screen.findByText(/The link is selected: copy it by hand/)).toBeVisible()
    const field = screen.getByLabelText<HTMLInputElement>('Your referral link')
    expect(field).toHaveFocus()
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link())
    expect(copied()).toBeNull()
  })
})

describe('sharing', () => {
  test('by chat starts a message with the link in it', async () => {
    await open()
    const chat = screen.getByRole('link', { name: /^Share on WhatsApp/ })
    const address = new URL(chat.getAttribute('href') ?? '')
    expect(address.origin + address.pathname).toBe('https://wa.me/')
    expect(address.searchParams.get('text')).toContain(link())
    expect(chat).toHaveAttribute('target', '_blank')
  })

  test('by the share sheet is not offered if there is none', async () => {
    await open()
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  })

  test('by the share sheet passes the link; closing it or a second press does not count as a failure', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>()
    Object.assign(navigator, { share })
    try {
      const user = await open()
      const button = screen.getByRole('button', { name: 'Share' })
      share.mockResolvedValueOnce()
      await user.click(button)
      expect(share.mock.calls[0]?.[0].text).toContain(link())
      share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
      await user.click(button)
      expect(screen.queryByRole('alert')).toBeNull()
      // Browsers answer with this to a second press while the sheet is open.
      share.mockRejectedValueOnce(new DOMException('open already', 'InvalidStateError'))
      await user.click(button)
      expect(screen.queryByRole('alert')).toBeNull()
      share.mockRejectedValueOnce(new DOMException('broken', 'NotAllowedError'))
      await user.click(button)
      expect(await screen.findByText(/did not open\. Copy the link instead/)).toBeVisible()
    } finally {
      Reflect.deleteProperty(navigator, 'share')
    }
  })
})

const withoutCode = async () => {
  const { user, token } = await logInAs('member')
  const bare = { ...user, usercode: undefined }
  window.localStorage.setItem('auth', JSON.stringify({ user: bare, token }))
  return bare
}

describe('a login without a code', () => {
  test('takes it from the server', async () => {
    await withoutCode()
    renderApp(paths.userReferrals.href())
    expect(await screen.findByLabelText('Your referral link')).toHaveValue(link())
  })

  test.each([{ status: 500 }, { reset: true }, { status: 404 }, { text: '<p>Hotel</p>' }])(
    'says that the code could not be loaded (%j), not that there is none, and Try again finds it',
    async (fault) => {
      await withoutCode()
      apiStore().faults.add({ path: '/getoneuser', ...fault })
      const { user } = renderApp(paths.userReferrals.href())
      const failed = await screen.findByText('We could not load your account just now.')
      expect(failed.closest('[role="alert"]')).not.toBeNull()
      expect(await screen.findByText('❌ Error fetching user data')).toBeVisible()
      expect(screen.queryByText(/has no referral code yet/)).toBeNull()
      apiStore().faults.clear()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await screen.findByLabelText('Your referral link')).toHaveValue(link())
    },
  )

  test('does not come from an empty code in the server’s answer: the stored code stays', async () => {
    const { user } = await logInAs('member')
    apiStore().faults.add({ path: '/getoneuser', body: { data: { ...user, usercode: '' } } })
    renderApp(paths.userReferrals.href())
    expect(await screen.findByText(/^Nobody has registered with your link yet/)).toBeVisible()
    expect(screen.getByLabelText('Your referral link')).toHaveValue(link())
  })

  test('that the server does not know either asks the member to contact us', async () => {
    const data = await withoutCode()
    apiStore().faults.add({ path: '/getoneuser', body: { data, referredUsers: [] } })
    renderApp(paths.userReferrals.href())
    expect(await screen.findByText(/has no referral code yet/)).toBeVisible()
    expect(screen.getByRole('link', { name: /^Ask us/ })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me'),
    )
  })
})

test('a code with special characters stays one part of the address', async () => {
  const { user, token } = await logInAs('member')
  const odd = { ...user, usercode: 'a/b ?ñ' }
  window.localStorage.setItem('auth', JSON.stringify({ user: odd, token }))
  apiStore().faults.add({ path: '/getoneuser', body: { data: odd } })
  renderApp(paths.userReferrals.href())
  expect(await screen.findByLabelText('Your referral link')).toHaveValue(
    `${window.location.origin}/register/a%2Fb%20%3F%C3%B1`,
  )
})
