import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNearViewport } from '@/lib/loading/use-near-viewport'

function Late() {
  const [ref, near] = useNearViewport()
  return <div ref={ref}>{near ? 'here' : 'not yet'}</div>
}

let comeNear: () => void
const disconnect = vi.fn<() => void>()

class FakeObserver {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => report([{ isIntersecting: true }])
  }
  observe() {}
  disconnect = disconnect
}

function standAt(top: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, top, 100, 100),
  )
}

beforeEach(() => {
  disconnect.mockClear()
  vi.stubGlobal('IntersectionObserver', FakeObserver)
})

afterEach(() => vi.unstubAllGlobals())

test('far down the page nothing is mounted until it comes near', () => {
  standAt(window.innerHeight + 601)
  render(<Late />)
  expect(screen.getByText('not yet')).toBeVisible()
  act(() => comeNear())
  expect(screen.getByText('here')).toBeVisible()
  expect(disconnect).toHaveBeenCalled()
})

test('what is near from the start is mounted at once', () => {
  standAt(window.innerHeight + 599)
  render(<Late />)
  expect(screen.getByText('here')).toBeVisible()
})

test('without an IntersectionObserver it is mounted at once', () => {
  standAt(window.innerHeight + 5000)
  vi.unstubAllGlobals()
  const { IntersectionObserver: kept } = window
  Reflect.deleteProperty(window, 'IntersectionObserver')
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  render(<Late />)
  expect(screen.getByText('here')).toBeVisible()
  Object.assign(window, { IntersectionObserver: kept })
})
