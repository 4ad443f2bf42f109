import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HtmlDrawing } from '@/components/art/html-drawing'
import { latePart } from '@/components/late-part'
import { nearPart } from '@/components/near-part'

/** Observed elements, each with the callback to run when it comes near. */
const watched = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>()

class FakeObserver {
  readonly report
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.report = report
  }
  observe(element: Element) {
    watched.set(element, this.report)
  }
  disconnect() {}
}

/** Scrolls down: reports all observed elements that are still on the page. */
const scrollDown = () =>
  act(async () => {
    for (const [element, report] of watched) {
      if (element.isConnected) report([{ isIntersecting: true }])
    }
  })

const Sample = ({ name }: { name: string; width?: number }) => <p>{`drawn ${name}`}</p>
const kept = () => <p dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />

beforeEach(() => {
  watched.clear()
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, window.innerHeight + 1000, 100, 100),
  )
})

afterEach(() => vi.unstubAllGlobals())

test('a part whose page was left before it came near loads when the page is opened again', async () => {
  const Part = nearPart(() => Promise.resolve({ Words: () => <p>Here it is</p> }), 'Words', {
    near: { id: 'part' },
    failed: () => null,
  })
  const { unmount } = render(<Part />)
  await vi.waitFor(() => expect(watched.size).toBe(1))
  unmount()
  render(<Part />)
  await vi.waitFor(async () => {
    await scrollDown()
    expect(screen.getByText('Here it is')).toBeVisible()
  })
})

test('a drawing in the HTML is shown without code, until another one is asked for', async () => {
  const load = vi.fn<() => Promise<{ Drawing: typeof Sample }>>(() =>
    Promise.resolve({ Drawing: Sample }),
  )
  const Drawing = latePart(load, 'Drawing', {
    failed: () => null,
    inside: (code, props) => (
      <HtmlDrawing props={props} drawn={kept}>
        {code}
      </HtmlDrawing>
    ),
  })
  const page = document.createElement('div')
  page.innerHTML = '<!--$--><p>brought Japan</p><!--/$-->'
  document.body.append(page)
  const { rerender } = render(<Drawing name="Japan" />, { container: page, hydrate: true })
  expect(screen.getByText('brought Japan')).toBeVisible()
  rerender(<Drawing name="Japan" />)
  expect(screen.getByText('brought Japan')).toBeVisible()
  expect(load).not.toHaveBeenCalled()

  rerender(<Drawing name="India" />)
  expect(await screen.findByText('drawn India')).toBeVisible()
  rerender(<Drawing name="Japan" />)
  expect(await screen.findByText('drawn Japan')).toBeVisible()
  page.remove()
})
