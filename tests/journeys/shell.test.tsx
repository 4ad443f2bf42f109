import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { company } from '@/content/facts/company'
import { paths } from '@/lib/navigation/paths'
import { notify } from '@/lib/notices/notify'
import { companyWords, greetings } from '@/words/company'
import { price } from '../samples/premium-price'
import { goByAddress } from '../helpers/render-account'
import { logInAs, renderApp } from '../helpers/render-app'
import { holdClock, pass } from '../helpers/waits'

const header = () => screen.getByRole('banner')
const footer = () => screen.getByRole('contentinfo')
const mainMenu = () => screen.getByRole('navigation', { name: 'Main' })
const sideMenu = () => screen.getByRole('navigation', { name: 'Side menu', hidden: true })
const address = () => window.location.pathname + window.location.search

function linksOf(place: HTMLElement) {
  return within(place)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')])
}

describe('header', () => {
  test('a visitor sees the menu, the login link, and the offer', async () => {
    renderApp(paths.services.href())
    expect(linksOf(mainMenu())).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
      ['Job', '/job'],
      ['Study Visa', '/study'],
      ['Visa', '/visiting-visa'],
      ['Login', '/login'],
    ])
    expect(linksOf(sideMenu())).toEqual([
      ['Login', '/login'],
      ['Services', '/services'],
      ['Job Consultancy', '/job'],
      ['Study Visa', '/study'],
      ['Visiting Visa', '/visiting-visa'],
      ['About Us', '/about'],
      ['Latest jobs', '/latest'],
      ['Countries', '/#countries'],
      ['Contact', '/contact'],
      ['Shortlist', '/shortlist'],
      ['Compare', '/compare'],
      ['Make a plan', '/plan'],
      ['Check an offer', '/check-an-offer'],
      ['Check us', '/verify'],
    ])
    expect(screen.getByRole('link', { name: `Subscribe Now- ${price.now}` })).toHaveAttribute(
      'href',
      '/premium',
    )
    expect(within(header()).getByRole('link', { name: company.shortName })).toHaveAttribute(
      'href',
      '/',
    )
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  })

  test('the current page is marked, and only it', () => {
    renderApp(paths.services.href())
    const current = within(mainMenu())
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
    expect(current.map((link) => link.textContent)).toEqual(['Services'])
  })

  test('phone, chat, social links and About Us are there', () => {
    renderApp(paths.services.href())
    const [band] = within(header()).getAllByText(company.phones[0].display)
    expect(band).toHaveAttribute('href', `tel:${company.phones[0].tel}`)
    const [chat] = within(header()).getAllByRole('link', { name: /^WhatsApp/ })
    expect(chat).toHaveAttribute('target', '_blank')
    for (const { name, url } of company.social) {
      const [link] = within(header()).getAllByRole('link', { name: new RegExp(`^${name}`) })
      expect(link).toHaveAttribute('href', url)
    }
    const abouts = within(header()).getAllByRole('link', { name: 'About Us' })
    for (const link of abouts) expect(link).toHaveAttribute('href', '/about')
  })

  test('a member without a receipt sees the offer and goes to the user dashboard', async () => {
    await logInAs('member')
    renderApp(paths.services.href())
    expect(screen.getByRole('link', { name: `Subscribe Now- ${price.now}` })).toBeVisible()
    expect(within(mainMenu()).getByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/dashboard/user',
    )
    expect(within(mainMenu()).queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
  })

  test('a member with a receipt is greeted as Premium Member', async () => {
    await logInAs('premium')
    renderApp(paths.services.href())
    expect(screen.getByRole('link', { name: 'Premium Member' })).toHaveAttribute('href', '/premium')
    expect(screen.queryByRole('link', { name: /Subscribe Now/ })).not.toBeInTheDocument()
  })

  test("an administrator's Profile leads to the admin area", async () => {
    await logInAs('admin')
    renderApp(paths.services.href())
    for (const menu of [mainMenu(), sideMenu()]) {
      expect(within(menu).getByRole('link', { name: 'Profile', hidden: true })).toHaveAttribute(
        'href',
        '/dashboard/admin',
      )
    }
  })

  test('the search opens the results, and works as a plain form without code', async () => {
    const { user } = renderApp(paths.services.href())
    const [form] = within(header()).getAllByRole('search')
    if (!form) throw new Error('no search')
    expect(form).toHaveAttribute('action', '/search')
    expect(form).toHaveAttribute('method', 'get')
    const field = within(form).getByRole('searchbox', { name: 'Search countries and jobs' })
    expect(field).toHaveAttribute('name', 'q')
    await user.type(field, ' new zealand {Enter}')
    expect(address()).toBe('/search?q=new%20zealand')
  })

  test('a second search begins at the top of its results, and Back keeps its place', async () => {
    const { user } = renderApp(paths.search.href('malta'))
    await screen.findByText(/Result Found/)
    // The address at each call: a scroll before the new one would be what Back restores.
    const scrolledAt: string[] = []
    vi.spyOn(window, 'scrollTo').mockImplementation(() => void scrolledAt.push(address()))
    const [form] = within(header()).getAllByRole('search')
    if (!form) throw new Error('no search')
    await user.type(within(form).getByRole('searchbox'), 'canada{Enter}')
    expect(scrolledAt).toEqual(['/search?q=canada'])
    act(() => window.history.back())
    await waitFor(() => expect(address()).toBe('/search?q=malta'))
    expect(await screen.findByRole('link', { name: 'Malta' })).toBeVisible()
    expect(scrolledAt).toHaveLength(1)
  })
})

const menu = () => sideMenu().closest('details')
const button = () => within(header()).getByText('Menu').closest('summary')

describe('side menu', () => {
  test('opens without code and closes on Escape, with the focus back on its button', async () => {
    const { user } = renderApp(paths.services.href())
    // <details> and <summary>: the browser opens it by click, Enter or Space on its own.
    expect(button()?.parentElement).toBe(menu())
    button()?.click()
    expect(menu()).toHaveAttribute('open')
    within(sideMenu()).getByRole('link', { name: 'Study Visa' }).focus()
    await user.keyboard('{Escape}')
    expect(menu()).not.toHaveAttribute('open')
    expect(button()).toHaveFocus()
  })

  test('closes on navigation, and the focus goes to the new page', async () => {
    const { user } = renderApp(paths.services.href())
    button()?.click()
    await user.click(within(sideMenu()).getByRole('link', { name: 'About Us' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    expect(menu()).not.toHaveAttribute('open')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  test("closes on a phone's Back, if the browser reports it, and not again later", async () => {
    const watchers: (EventTarget & { destroy: () => void })[] = []
    class Watcher extends EventTarget {
      destroy = vi.fn<() => void>()
      constructor() {
        super()
        watchers.push(this)
      }
    }
    vi.stubGlobal('CloseWatcher', Watcher)
    renderApp(paths.services.href())
    button()?.click()
    await waitFor(() => expect(watchers).toHaveLength(1))
    act(() => void watchers[0]?.dispatchEvent(new Event('close')))
    expect(menu()).not.toHaveAttribute('open')
    await waitFor(() => expect(watchers[0]?.destroy).toHaveBeenCalled())
    expect(address()).toBe('/services')
    vi.unstubAllGlobals()
  })

  test('closes when the focus moves on into the page', async () => {
    renderApp(paths.services.href())
    await screen.findByRole('heading', { level: 1 })
    button()?.click()
    act(() => within(sideMenu()).getByRole('link', { name: 'About Us' }).focus())
    act(() =>
      within(screen.getByRole('main'))
        .getByRole('link', { name: 'Start with a free talk' })
        .focus(),
    )
    expect(menu()).not.toHaveAttribute('open')
  })

  test('stays open when its link loses the focus to nothing, as by a press between the links', () => {
    renderApp(paths.services.href())
    button()?.click()
    const link = within(sideMenu()).getByRole('link', { name: 'About Us' })
    act(() => link.focus())
    act(() => link.blur())
    expect(link).not.toHaveFocus()
    expect(menu()).toHaveAttribute('open')
  })
})

test('the banner says what the consultancy is, and can be paused and played', async () => {
  const { user } = renderApp(paths.services.href())
  const notices = within(header()).getByRole('region', { name: 'Notices' })
  expect(within(notices).getByRole('link', { name: companyWords.legalBanner })).toBeVisible()
  expect(companyWords.legalBanner).toMatch(/provides consultancy legally and is not a recruitment/)
  await user.click(screen.getByRole('button', { name: 'Pause the notices' }))
  expect(notices).toHaveAttribute('data-paused')
  await user.click(screen.getByRole('button', { name: 'Play the notices' }))
  expect(notices).not.toHaveAttribute('data-paused')
})

test('a toast is shown top-right and closes after 5000 ms', async () => {
  renderApp(paths.services.href())
  act(() => notify.success('It worked'))
  const toast = (await screen.findByText('It worked')).closest('.Toastify__toast')
  expect(toast?.parentElement).toHaveClass('Toastify__toast-container--top-right')
  // The timer of the toast: the toast closes when this animation ends.
  const clock = toast?.querySelector('.Toastify__progress-bar--animated')
  expect(clock).toHaveStyle({ animationDuration: '5000ms' })
  // The style sheet reads it for reduced motion, where no other animation takes time.
  const place = clock?.closest<HTMLElement>('.toast-place')
  expect(place?.style.getPropertyValue('--close-after')).toBe('5000ms')
  if (!toast || !clock) throw new Error('no toast with a clock')
  const ended = { animationName: 'x', elapsedTime: 5 }
  fireEvent.animationEnd(toast, ended)
  fireEvent.animationEnd(clock, ended)
  await waitFor(() => expect(toast?.className).toMatch(/-exit/))
})

const isGone = (text: string) =>
  screen.queryByText(text)?.closest('.Toastify__toast')?.className.includes('-exit') ?? true

async function showToast() {
  const { user } = renderApp(paths.services.href())
  holdClock()
  act(() => notify.success('It worked'))
  await screen.findByText('It worked')
  return user
}

async function goToJob(user: UserEvent) {
  await user.click(within(mainMenu()).getByRole('link', { name: 'Job' }))
  await waitFor(() => expect(address()).toBe('/job'))
}

test('the cross of a toast leads back to where the focus was', async () => {
  const { user } = renderApp(paths.services.href())
  const [link] = within(screen.getByRole('main')).getAllByRole('link')
  if (!link) throw new Error('no link')
  act(() => link.focus())
  act(() => notify.error('It failed'))
  const toast = (await screen.findByText('It failed')).closest('.Toastify__toast')
  // Alt+T leads to the toast, Tab on to its cross.
  if (!(toast instanceof HTMLElement)) throw new Error('no toast')
  act(() => toast.focus())
  const cross = screen.getByRole('button', { name: 'Close' })
  act(() => cross.focus())
  await user.keyboard('{Enter}')
  expect(link).toHaveFocus()
})

describe('a toast, when another page follows', () => {
  test('that was read before a press is removed with its page, so that it does not cover the next heading', async () => {
    const user = await showToast()
    await pass(2500)
    await goToJob(user)
    await waitFor(() => expect(isGone('It worked')).toBe(true))
  })

  test('that was read is removed by the browser’s Back too', async () => {
    const user = await showToast()
    await goToJob(user)
    expect(isGone('It worked')).toBe(false)
    await pass(2500)
    act(() => window.history.back())
    await waitFor(() => expect(window.location.pathname).toBe('/services'))
    await waitFor(() => expect(isGone('It worked')).toBe(true))
  })

  test('that has been shown for less than 2 s stays', async () => {
    const user = await showToast()
    await pass(2500)
    act(() => notify.success('And this'))
    await screen.findByText('And this')
    await pass(1300)
    await goToJob(user)
    await waitFor(() => expect(isGone('It worked')).toBe(true))
    expect(isGone('And this')).toBe(false)
  })
})

describe('footer', () => {
  test('quick links, policy, office, phones, e-mail and registrations', () => {
    renderApp(paths.services.href())
    expect(linksOf(within(footer()).getByRole('navigation', { name: 'Quick links' }))).toEqual([
      ['Home', '/'],
      ['About', '/about'],
      ['Study Abroad', '/study'],
      ['Contact', '/contact'],
    ])
    expect(linksOf(within(footer()).getByRole('navigation', { name: 'Find your way' }))).toEqual([
      ['Shortlist', '/shortlist'],
      ['Compare', '/compare'],
      ['Make a plan', '/plan'],
      ['Check an offer', '/check-an-offer'],
      ['Check us', '/verify'],
    ])
    const link = (name: string | RegExp) => within(footer()).getByRole('link', { name })
    expect(link('Privacy policy and terms')).toHaveAttribute('href', '/policy')
    expect(link(company.email)).toHaveAttribute('href', `mailto:${company.email}`)
    for (const { id, display, tel } of company.phones) {
      expect(link(`${companyWords.phones[id]}: ${display}`)).toHaveAttribute('href', `tel:${tel}`)
    }
    for (const { name } of company.social) expect(link(new RegExp(`^${name}`))).toBeVisible()
    for (const line of company.addressLines) expect(footer()).toHaveTextContent(line)
    for (const { value } of company.registrations) expect(footer()).toHaveTextContent(value)
  })

  test('the floating button opens a chat in a new tab with a greeting', () => {
    renderApp(paths.services.href())
    const chat = screen.getByRole('link', { name: /^Contact us in a chat/ })
    const href = new URL(chat.getAttribute('href') ?? '')
    expect(href.origin + href.pathname).toBe(`https://wa.me/${company.whatsAppNumber}`)
    expect(href.searchParams.get('text')).toBe(greetings.contact)
    expect(chat).toHaveAttribute('target', '_blank')
    expect(chat).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })
})

test('the floating button is shown where it covers no control, and says more at the end of the page', async () => {
  const watched = new Map<Element, ((isIntersecting: boolean) => void)[]>()
  const stopped = new Set<Element>()
  class FakeObserver {
    readonly #report: (entries: { target: Element; isIntersecting: boolean }[]) => void
    constructor(report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      this.#report = report
    }
    observe(target: Element) {
      const tell = (isIntersecting: boolean) => this.#report([{ target, isIntersecting }])
      watched.set(target, [...(watched.get(target) ?? []), tell])
    }
    unobserve(target: Element) {
      stopped.add(target)
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  renderApp(paths.services.href())
  await screen.findByRole('heading', { level: 1 })
  const chat = screen.getByRole('link', { name: /^Contact us in a chat/ })
  // Until it is known what is under it, the button is hidden.
  expect(chat).not.toHaveAttribute('data-free')
  expect(watched.has(chat)).toBe(false)
  const meet = (element: Element, isIntersecting: boolean) =>
    act(() => watched.get(element)?.forEach((tell) => tell(isIntersecting)))
  const [first, second] = within(screen.getByRole('main')).getAllByRole('link')
  if (!first || !second || !chat.previousElementSibling) throw new Error('too few links')
  // Controls are watched while their part of the page is near.
  expect(watched.has(first)).toBe(false)
  for (const part of document.querySelectorAll('section, header, footer, main, body'))
    meet(part, true)
  meet(first, false)
  expect(chat).toHaveAttribute('data-free')
  meet(first, true)
  meet(second, true)
  meet(first, false)
  expect(chat).not.toHaveAttribute('data-free')
  meet(second, false)
  expect(chat).toHaveAttribute('data-free')
  meet(second, true)
  const part = second.closest('section, main')
  if (!part) throw new Error('no part')
  meet(part, false)
  expect(chat).toHaveAttribute('data-free')
  expect(stopped).toContain(second)

  expect(chat).not.toHaveAttribute('data-at-end')
  meet(chat.previousElementSibling, true)
  expect(chat).toHaveAttribute('data-at-end')
  vi.unstubAllGlobals()
})

test('a link to a part of a page leads to it once the part has loaded', async () => {
  const { user } = renderApp(paths.services.href())
  const arrive = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(within(sideMenu()).getByText('Countries'))
  expect(address()).toBe('/')
  // Replaces the block of the home page, which loads late.
  const late = document.createElement('section')
  late.id = 'countries'
  await screen.findByRole('heading', { level: 1, name: 'What can we do for you today?' })
  const there = document.getElementById('countries')
  if (!there) screen.getByRole('main').append(late)
  const block = there ?? late
  await waitFor(() => expect(block).toHaveFocus())
  expect(arrive.mock.contexts).toContain(block)
})

test('after links pressed in quick succession the focus is on the page shown', async () => {
  const { user } = renderApp(paths.services.href())
  await user.click(within(mainMenu()).getByRole('link', { name: 'Job' }))
  await user.click(within(footer()).getByRole('link', { name: 'About' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(address()).toBe('/about')
})

describe('an address without a page', () => {
  test('Go Back returns to the page before', async () => {
    const { user } = renderApp(paths.services.href())
    await screen.findByRole('heading', { level: 1, name: /step by step/ })
    goByAddress('/no-such-page', { idx: 1 })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no page at this address' }),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go Back' }))
    expect(await screen.findByRole('heading', { level: 1, name: /step by step/ })).toBeVisible()
    expect(address()).toBe('/services')
  })

  test('Go Back leads home if there is no page before', async () => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(1)
    const { user } = renderApp('/no-such-page')
    await user.click(await screen.findByRole('button', { name: 'Go Back' }))
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('Go Back leads home if the history has only pages after this one', async () => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2)
    // The browser says nothing if there is no page before.
    vi.spyOn(window.history, 'back').mockReturnValue()
    const { user } = renderApp('/no-such-page')
    await user.click(await screen.findByRole('button', { name: 'Go Back' }))
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('Go Back waits for a page of another site that is slow to answer', async () => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2)
    vi.spyOn(window.history, 'back').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeunload'))
    })
    const { user } = renderApp('/no-such-page')
    const back = await screen.findByRole('button', { name: 'Go Back' })
    holdClock()
    await user.click(back)
    await pass(5000)
    expect(address()).toBe('/no-such-page')
  })

  test.each(['/dashboard', '/dashboard/nothing', '/dashboard/user/referral', '/Login/x'])(
    'is %s too, for a visitor and without a login',
    async (at) => {
      renderApp(at)
      expect(await screen.findByRole('button', { name: 'Go Back' })).toBeVisible()
      expect(address()).toBe(at)
    },
  )

  test('search engines are told not to list it', async () => {
    renderApp('/no-such-page')
    await screen.findByRole('button', { name: 'Go Back' })
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(document.title).toMatch(/^Page not found/)
  })
})
