import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { company } from '@/content/facts/company'
import { paths } from '@/lib/navigation/paths'
import { logInAs, renderApp } from '../helpers/render-app'
import { settled } from '../helpers/waits'

const lists = () => screen.queryAllByRole('list', { name: 'Language', hidden: true })
const stay = (event: Event) => event.preventDefault()

// Each language is a separate build, so the links to it leave the page.
beforeEach(() => document.addEventListener('click', stay))
afterEach(() => document.removeEventListener('click', stay))

describe('the links to the other languages', () => {
  test('are in the header, the side menu and the footer, each in its own script', async () => {
    renderApp(paths.services.href())
    expect(lists()).toHaveLength(3)
    for (const list of lists()) {
      const links = within(list).getAllByRole('link', { hidden: true })
      expect(links.map((link) => [link.textContent, link.lang, link.getAttribute('href')])).toEqual(
        [
          ['English', 'en', '/services'],
          ['മലയാളം', 'ml', '/ml/services'],
          ['हिन्दी', 'hi', '/hi/services'],
        ],
      )
      for (const link of links) expect(link).toHaveAttribute('hreflang', link.lang)
      expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null])
    }
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  })

  test('lead to the same page with its query and its fragment', async () => {
    const { user } = renderApp('/search?q=germany#shortlist')
    const [link] = screen.getAllByRole('link', { name: 'മലയാളം', hidden: true })
    expect(link).toHaveAttribute('href', '/ml/search?q=germany#shortlist')
    const [home] = screen.getAllByRole('link', { name: company.shortName })
    if (!home) throw new Error('no way home')
    document.removeEventListener('click', stay)
    await user.click(home)
    expect(link).toHaveAttribute('href', '/ml')
  })

  test('lead to this site from an address with two slashes too', async () => {
    const { origin } = window.location
    renderApp(`${origin}//evil.example/services?a=b`)
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    const links = screen.getAllByRole<HTMLAnchorElement>('link', {
      name: /^(?:English|മലയാളം|हिन्दी)$/,
      hidden: true,
    })
    expect(new Set(links.map((link) => new URL(link.href).origin))).toEqual(new Set([origin]))
    expect(links.map((link) => link.getAttribute('href'))).toContain(
      '/ml/evil.example/services?a=b',
    )
  })

  test('store what was chosen, and nothing before', async () => {
    const { user } = renderApp(paths.services.href())
    expect(window.localStorage.getItem('language')).toBeNull()
    const [link] = screen.getAllByRole('link', { name: 'हिन्दी', hidden: true })
    if (!link) throw new Error('no link')
    await user.click(link)
    expect(window.localStorage.getItem('language')).toBe('hi')
  })

  test('are not in the admin area, which is in English', async () => {
    await logInAs('admin')
    renderApp(paths.adminDashboard.href())
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(lists()).toEqual([])
  })
})

const offers = () => screen.queryAllByRole('complementary', { name: /^(Language|ഭാഷ|भाषा)$/ })

async function openWith(browser: readonly string[], kept?: string) {
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(browser)
  if (kept) window.localStorage.setItem('language', kept)
  const view = renderApp('/services?a=b')
  await screen.findByRole('heading', { level: 1 })
  await settled()
  return view
}

describe('the offer of another language', () => {
  test('is made in the language that the browser asks for, and stores the choice', async () => {
    const { user } = await openWith(['ml-IN', 'en-IN'])
    const link = await screen.findByRole('link', { name: 'ഈ പേജ് മലയാളത്തിൽ വായിക്കാം' })
    const [offer] = offers()
    expect(offer).toHaveAttribute('lang', 'ml')
    expect(link).toHaveAttribute('href', '/ml/services?a=b')
    await user.click(link)
    expect(window.localStorage.getItem('language')).toBe('ml')
  })

  test('follows what was chosen before', async () => {
    await openWith(['en-IN'], 'hi')
    expect(await screen.findByRole('link', { name: 'यह पेज हिन्दी में पढ़ें' })).toHaveAttribute(
      'href',
      '/hi/services?a=b',
    )
  })

  test('is closed for good', async () => {
    const { user, unmount } = await openWith(['hi', 'en'])
    await user.click(await screen.findByRole('button', { name: 'बंद करें' }))
    expect(offers()).toEqual([])
    unmount()
    await openWith(['hi', 'en'])
    expect(offers()).toEqual([])
  })

  test.each([
    ['English comes first', ['en-GB', 'ml'], undefined],
    ['English was chosen', ['ml'], 'en'],
    ['the browser speaks another one', ['ta-IN', 'fr'], undefined],
    ['what is kept is none of ours', ['ml'], 'xx'],
  ])('is not made where %s', async (_, browser, kept) => {
    await openWith(browser, kept)
    expect(offers()).toEqual([])
  })
})
