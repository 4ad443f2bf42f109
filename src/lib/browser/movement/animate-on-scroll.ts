import { afterFrame } from '@/lib/browser/clock/after-frame'
import { loadCode } from '@/lib/loading/load-code'
import { savesData } from '@/lib/loading/saves-data'

// Milliseconds. Product 9, Timings.
const PAGE_MS = 1000

/** Set on <html> once everything in view has been marked; only then may CSS hide the rest. */
const READY_CLASS = 'reveal-ready'

let started = false

function wanted(): boolean {
  return !savesData() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

async function run() {
  const { default: AOS } = await loadCode(() => import('aos'))
  // Offset 0: an element that is partly in view is never hidden. `once: false`: the animation repeats.
  AOS.init({ duration: PAGE_MS, once: false, offset: 0, easing: 'ease-out' })
  // AOS measures once; a block that grows or shrinks later moves what is below it.
  if ('ResizeObserver' in window) new ResizeObserver(() => AOS.refresh()).observe(document.body)
  document.documentElement.classList.add(READY_CLASS)
}

function begin() {
  run().catch(() => undefined)
}

/**
 * Starts the animations with the first scroll: once for the life of the page, never for reduced motion or a reader who
 * saves data. If they cannot load, everything stays visible.
 */
export function animateOnScroll() {
  if (started || !wanted()) return
  started = true
  // The first scroll may be the jump to the top of a page that is not painted yet.
  window.addEventListener('scroll', () => afterFrame(begin), { once: true, passive: true })
}
