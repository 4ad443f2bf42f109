import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useWithoutShift } from '@/lib/browser/movement/use-without-shift'

const LINE = 40

/** Mocks the layout: all lines are one below the other, each `LINE` px high. */
function standAsInABrowser(scrolled = 0) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
    this: Element,
  ) {
    const all: Element[] = [...document.querySelectorAll('p')]
    const top = all.indexOf(this) * LINE - scrolled
    return new DOMRect(0, top, window.innerWidth, LINE)
  })
}

function Page({ news }: { news?: readonly string[] }) {
  const [shown, showNewer] = useWithoutShift(news)
  return (
    <main>
      {shown?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>Below</p>
      {showNewer && <button onClick={showNewer}>Show</button>}
    </main>
  )
}

const lines = () => screen.getAllByText(/./, { selector: 'p' }).map((each) => each.textContent)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Scrolls, and then waits this long (ms). */
function scroll(ms: number) {
  act(() => void window.dispatchEvent(new Event('scroll')))
  act(() => void vi.advanceTimersByTime(ms))
}

const old = ['one', 'two']
const longer = ['zero', 'half', 'one', 'two']

test('news that moves nothing in view is shown at once', () => {
  standAsInABrowser()
  const { rerender } = render(<Page news={old} />)
  rerender(<Page news={['uno', 'due']} />)
  expect(lines()).toEqual(['uno', 'due', 'Below'])
})

test('news that would move something in view waits until the page is hidden', () => {
  standAsInABrowser()
  const { rerender } = render(<Page news={old} />)
  rerender(<Page news={longer} />)
  expect(lines()).toEqual([...old, 'Below'])
  scroll(200)
  expect(lines()).toEqual([...old, 'Below'])
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(lines()).toEqual([...longer, 'Below'])
})

test('news that would move something in view waits until the reader has scrolled past it', () => {
  standAsInABrowser()
  const { rerender } = render(<Page news={old} />)
  rerender(<Page news={longer} />)
  standAsInABrowser(10 * LINE)
  // While the scrolling goes on nothing changes.
  for (const ms of [100, 100]) {
    scroll(ms)
    expect(lines()).toEqual([...old, 'Below'])
  }
  scroll(200)
  expect(lines()).toEqual([...longer, 'Below'])
})

test('news that waits is shown when the reader asks for it; the same button stays while it is tried in vain', () => {
  standAsInABrowser()
  const { rerender } = render(<Page news={old} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Page news={longer} />)
  const button = screen.getByRole('button', { name: 'Show' })
  scroll(200)
  expect(screen.getByRole('button')).toBe(button)
  expect(lines()).toEqual([...old, 'Below'])
  fireEvent.click(button)
  expect(lines()).toEqual([...longer, 'Below'])
  expect(screen.queryByRole('button')).toBeNull()
})

test('news that is shown by itself is no longer offered', () => {
  standAsInABrowser()
  const { rerender } = render(<Page news={old} />)
  rerender(<Page news={longer} />)
  standAsInABrowser(10 * LINE)
  scroll(200)
  expect(lines()).toEqual([...longer, 'Below'])
  expect(screen.queryByRole('button')).toBeNull()
})

test('the first data is shown at once, and news after it waits as beside data that was there from the start', () => {
  standAsInABrowser()
  const { rerender } = render(<Page />)
  rerender(<Page news={old} />)
  expect(lines()).toEqual([...old, 'Below'])
  rerender(<Page news={longer} />)
  expect(lines()).toEqual([...old, 'Below'])
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(lines()).toEqual([...longer, 'Below'])
})
