import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterFrame } from '@/lib/browser/clock/after-frame'
import { holdClock } from '../helpers/waits'

const html = document.documentElement
const READY = 'reveal-ready'
/** A busy machine needs this long (ms) to load the library's code. */
const PATIENCE_MS = 10_000

/** Starts a fresh copy of the module, which otherwise starts only once per page. */
async function start() {
  vi.resetModules()
  const { animateOnScroll } = await import('@/lib/browser/movement/animate-on-scroll')
  animateOnScroll()
  window.dispatchEvent(new Event('scroll'))
}

function prefersReducedMotion(reduced: boolean) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: reduced && query.includes('reduce'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  )
}

// The library's own timers end with the test.
beforeEach(() => void holdClock())

afterEach(() => {
  vi.unstubAllGlobals()
  html.classList.remove(READY)
  document.body.innerHTML = ''
})

test('marks what is in view before anything may be hidden', async () => {
  prefersReducedMotion(false)
  document.body.innerHTML = '<div data-aos="rise" id="block"></div>'
  await start()
  await vi.waitFor(() => expect(html).toHaveClass(READY), PATIENCE_MS)
  expect(document.getElementById('block')).toHaveClass('aos-animate')
  expect(document.body).toHaveAttribute('data-aos-duration', '1000')
})

test('animates a block each time it is scrolled to', async () => {
  prefersReducedMotion(false)
  document.body.innerHTML = '<div data-aos="rise" id="block"></div>'
  const block = document.getElementById('block')
  await start()
  await vi.waitFor(() => expect(block).toHaveClass('aos-animate'), PATIENCE_MS)
  const { innerHeight } = window
  // Nothing has a position here, so the window's height decides whether the block is below it.
  for (const [height, isIn] of [
    [-1, false],
    [innerHeight, true],
  ] as const) {
    vi.stubGlobal('innerHeight', height)
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('scroll'))
      expect(block?.classList.contains('aos-animate')).toBe(isIn)
    }, PATIENCE_MS)
  }
})

/** Waits until all code has loaded that the scroll may have asked for. */
async function atRest() {
  await new Promise<void>((resolve) => afterFrame(resolve))
  await vi.dynamicImportSettled()
}

test('leaves everything in sight for reduced motion', async () => {
  prefersReducedMotion(true)
  await start()
  await atRest()
  expect(html).not.toHaveClass(READY)
})

test('leaves everything in sight for a reader who saves data', async () => {
  prefersReducedMotion(false)
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await start()
  await atRest()
  expect(html).not.toHaveClass(READY)
})
