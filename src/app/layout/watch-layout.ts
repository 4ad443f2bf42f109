import { createElement, type ReactNode } from 'react'
import { watchOverlap } from '@/lib/browser/movement/watch-overlap'
import { loadCode } from '@/lib/loading/load-code'
import { nothing } from '@/lib/nothing'
import { startLater } from '@/app/start-later'
import { wantedLanguage } from '@/app/layout/language/wanted-language'

export { goToLatePart } from '@/app/layout/arrival/go-to-late-part'
export { keepFocus } from '@/app/layout/arrival/keep-focus'

// Each page loads this code right after it is hydrated.
startLater()

/**
 * Calls `show` with the offer of the page in another language, if there is one, and with null once it is closed; few
 * readers need its code. Returns a function that removes the offer.
 */
export function offerLanguage(show: (offer: ReactNode) => void): () => void {
  const wanted = wantedLanguage()
  let isClosed = false
  const close = () => {
    isClosed = true
    show(null)
  }
  const offer = async (to: NonNullable<typeof wanted>) => {
    const { LanguageOffer } = await loadCode(() => import('@/app/layout/language/language-offer'))
    if (!isClosed) show(createElement(LanguageOffer, { wanted: to, onClose: close }))
  }
  if (wanted) offer(wanted).catch(nothing)
  return close
}

/** Marks what floats with `data-free` while it covers no control. Returns a function that stops it. */
export const keepClear = (floating: Element): (() => void) =>
  watchOverlap(floating, (isFree) => floating.toggleAttribute('data-free', isFree))

/** The end of the page is reached when it is this far (px) above the lower edge of the screen. */
const END = 64

/**
 * Marks what floats in the lower right corner: `data-free` while it covers no control, `data-at-end` while the element
 * before it, the last of the page, is in sight. Returns a function that stops it.
 */
export function watchFloating(floating: Element): () => void {
  const stop = keepClear(floating)
  const last = new IntersectionObserver(
    (entries) => floating.toggleAttribute('data-at-end', entries.at(-1)?.isIntersecting),
    { rootMargin: `0px 0px -${END}px` },
  )
  if (floating.previousElementSibling) last.observe(floating.previousElementSibling)
  return () => {
    stop()
    last.disconnect()
  }
}

/**
 * Pauses a moving banner while it is out of sight, by `data-unseen`: with an IntersectionObserver at work, the browser
 * draws each frame of an animation on its main thread. Returns a function that stops it.
 */
export function restUnseen(banner: Element): () => void {
  const seen = new IntersectionObserver(
    (entries) => banner.toggleAttribute('data-unseen', !entries.at(-1)?.isIntersecting),
    // A banner that only touches the edge is out of sight.
    { rootMargin: '-1px' },
  )
  seen.observe(banner)
  return () => seen.disconnect()
}

/** Text size (px), about 140 % of the browsers' default: too large to be read in passing. */
const LARGE_LETTERS = 21.5
/** Height of the moving banner in rem; legal-banner.module.css. */
const ROW = 2.5
/** There the banner for reduced motion would take several lines for each sentence. Decision 62. */
const LESS_MOTION_ON_A_PHONE = '(prefers-reduced-motion: reduce) and (max-width: 39.99rem)'

/**
 * Calls `show` with the banner that does not move, where that is needed, else with null, and again with each change;
 * few readers need its code. `letters` is an element whose height depends on the text size. Returns a function that
 * stops it.
 */
export function watchLetters(letters: Element, show: (still: ReactNode) => void): () => void {
  let isStill = false
  const standStill = async () => {
    const { StillBanner } = await loadCode(() => import('@/app/layout/banner/still-banner'))
    if (isStill) show(createElement(StillBanner))
  }
  const look = () => {
    const wasStill = isStill
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    isStill =
      size >= LARGE_LETTERS ||
      ROW * size > window.innerHeight / 10 ||
      window.matchMedia(LESS_MOTION_ON_A_PHONE).matches
    if (isStill === wasStill) return
    // If its code fails to load, the moving one stays, and the next change tries again.
    if (isStill) standStill().catch(() => (isStill = false))
    else show(null)
  }
  look()
  const resized = new ResizeObserver(look)
  resized.observe(letters)
  window.addEventListener('resize', look)
  return () => {
    isStill = false
    resized.disconnect()
    window.removeEventListener('resize', look)
  }
}
