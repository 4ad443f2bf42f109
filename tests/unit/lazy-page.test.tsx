import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '@/components/error-boundary'
import { latePart } from '@/components/late-part'
import { late } from '@/lib/loading/late'
import { takeConsoleErrors } from '../helpers/setup'
import { holdClock, pass } from '../helpers/waits'

/** Waits longer than both tries for a file take. */
const bothTries = () => pass(750)

beforeEach(holdClock)

const open = (page: ReactNode) =>
  render(
    <ErrorBoundary fallback={() => <p>This page did not load</p>}>
      <Suspense fallback={<p>Loading</p>}>{page}</Suspense>
    </ErrorBoundary>,
  )

function show() {
  const Page = late(() => Promise.reject(new Error('The file is gone')), 'Page', { as: 'page' })
  open(<Page />)
  return vi.spyOn(window.location, 'reload').mockReturnValue()
}

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

test('a page whose file failed to load is reloaded, as its HTML may name a newer file', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  const reload = show()
  await bothTries()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(screen.getByText('Loading')).toBeVisible()
})

test('offline it says so, instead of the browser’s error page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = show()
  await bothTries()
  expect(screen.getByText('This page did not load')).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
  takeConsoleErrors()
})

test('a part that failed to load offline loads when the connection is back, with two tries each time', async () => {
  let isThere = false
  const load = vi.fn<() => Promise<{ Part: () => ReactNode }>>(() =>
    isThere
      ? Promise.resolve({ Part: () => <p>Here it is</p> })
      : Promise.reject(new Error('No line')),
  )
  const Part = latePart(load, 'Part', { failed: () => <p>This part did not load</p> })
  render(<Part />)
  await bothTries()
  expect(screen.getByText('This part did not load')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)

  fireEvent(window, new Event('online'))
  await bothTries()
  expect(screen.getByText('This part did not load')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(4)
  await bothTries()
  expect(load).toHaveBeenCalledTimes(4)

  isThere = true
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('Here it is')).toBeVisible()
  takeConsoleErrors()
})

test('a connection that is back does not reload the page: something may be typed elsewhere on it', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const reload = show()
  await bothTries()
  expect(screen.getByText('This page did not load')).toBeVisible()
  line.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  await bothTries()
  expect(await screen.findByText('This page did not load')).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
  takeConsoleErrors()
})

test.each([
  ['before its file was lost', 100],
  ['while the site is asked whether it answers', 1000],
])(
  'a page left by Back %s reloads nothing, and is requested again when it is opened again',
  async (_, leftAfter) => {
    const asked: ((answer: Response) => void)[] = []
    vi.stubGlobal('fetch', () => new Promise<Response>((answer) => void asked.push(answer)))
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
    let isThere = false
    const Page = late(
      () =>
        isThere
          ? Promise.resolve({ Page: () => <p>Here it is</p> })
          : Promise.reject(new Error('The file is gone')),
      'Page',
      { as: 'page' },
    )
    window.history.replaceState(null, '', '/study')
    const { unmount } = open(<Page />)
    await pass(leftAfter)
    unmount()
    window.history.replaceState(null, '', '/about')
    for (const answer of asked) answer(new Response())
    await bothTries()
    expect(reload).not.toHaveBeenCalled()

    isThere = true
    window.history.replaceState(null, '', '/study')
    open(<Page />)
    expect(await screen.findByText('Here it is')).toBeVisible()
  },
)

test('a page that failed to load is requested anew when it is opened again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let isThere = false
  const Page = late(
    () =>
      isThere
        ? Promise.resolve({ Page: () => <p>Here it is</p> })
        : Promise.reject(new Error('No line')),
    'Page',
    { as: 'page' },
  )
  const { unmount } = open(<Page />)
  await bothTries()
  expect(screen.getByText('This page did not load')).toBeVisible()
  takeConsoleErrors()
  unmount()

  isThere = true
  open(<Page />)
  expect(await screen.findByText('Here it is')).toBeVisible()
})
