import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { SiteRouter } from '@/app/site-router'

afterEach(() => window.history.replaceState(null, '', '/'))

/** The browser steps back to the entry that the tab began with. */
function stepBack() {
  window.history.replaceState(null, '', '/about')
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** Replaces each page; `onDrawn` is called while the page is rendered for the first time. */
function sitePage(onDrawn: () => void = () => undefined) {
  let isDrawn = false
  return function SitePage() {
    const { pathname } = useLocation()
    if (!isDrawn) {
      isDrawn = true
      onDrawn()
    }
    return (
      <>
        <h1>{pathname}</h1>
        <Link to="/contact">Contact</Link>
      </>
    )
  }
}

function open(path: string, Page: () => ReactNode) {
  window.history.replaceState({ key: 'second', idx: 1 }, '', path)
  render(
    <SiteRouter basename="/">
      <Page />
    </SiteRouter>,
  )
}

const shown = () => screen.getByRole('heading').textContent

test('Back while the first page is being rendered leads to the page before', () => {
  open('/study', sitePage(stepBack))
  expect(window.location.pathname).toBe('/about')
  expect(shown()).toBe('/about')
})

test('Back right after a press, before its page has loaded, leads to the page before', async () => {
  open('/study', sitePage())
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
  // Browsers set this while a listener handles the press.
  vi.stubGlobal('event', press)
  act(() => void screen.getByRole('link').dispatchEvent(press))
  vi.unstubAllGlobals()
  expect(window.location.pathname).toBe('/contact')
  expect(shown()).toBe('/study')
  act(stepBack)
  expect(shown()).toBe('/about')
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  expect(shown()).toBe('/about')
})
