import { createElement, type ReactNode } from 'react'
import { watchPlace } from '@/lib/browser/watch-place'
import { whenIdle } from '@/lib/browser/when-idle'
import { onFirstInteraction } from '@/lib/loading/first-interaction'
import { loadCode } from '@/lib/loading/load-code'
import { wantedLanguage } from './wanted-language'

export { keepFocus } from './keep-focus'

const nothing = () => undefined

// With this code, which comes late by itself: no first sight waits for letters that few lack.
if ('FontFace' in window)
  onFirstInteraction(() => {
    void whenIdle()
      .then(() => loadCode(() => import('./language-names')))
      .then(({ showLanguageNames }) => showLanguageNames(), nothing)
  })

/**
 * Gives `show` the offer of the page in another language, where there is one, and null once it is closed;
 * few readers need its code. Gives back what takes it away.
 */
export function offerLanguage(show: (offer: ReactNode) => void): () => void {
  const wanted = wantedLanguage()
  let isClosed = false
  const close = () => {
    isClosed = true
    show(null)
  }
  const offer = async (to: NonNullable<typeof wanted>) => {
    const { LanguageOffer } = await loadCode(() => import('./language-offer'))
    if (!isClosed) show(createElement(LanguageOffer, { wanted: to, onClose: close }))
  }
  if (wanted) offer(wanted).catch(nothing)
  return close
}

/** Marks what floats while it covers no control: `data-free`. Gives back what stops it. */
export const keepClear = (floating: Element): (() => void) =>
  watchPlace(floating, (isFree) => floating.toggleAttribute('data-free', isFree))

/** The end of the page has come when it is this far (px) above the lower edge of the screen. */
const END = 64

/**
 * Marks what floats in the lower right corner: `data-free` while it covers no control, `data-at-end`
 * while the element before it, the last of the page, is in sight. Gives back what stops it.
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
 * Lets a moving banner rest while it is out of sight: `data-unseen`. Beside an IntersectionObserver the
 * browser draws each frame of what moves on its main thread. Gives back what stops it.
 */
export function restUnseen(banner: Element): () => void {
  const seen = new IntersectionObserver(
    (entries) => banner.toggleAttribute('data-unseen', !entries.at(-1)?.isIntersecting),
    // What only touches the edge is out of sight.
    { rootMargin: '-1px' },
  )
  seen.observe(banner)
  return () => seen.disconnect()
}

/** Letters (px) that are about 140 % of what browsers start with: too large to be read in passing. */
const LARGE_LETTERS = 21.5
/** Height of the moving banner, in letters; legal-banner.module.css. */
const ROW = 2.5
/** There less motion would take four lines. */
const LESS_MOTION_ON_A_PHONE = '(prefers-reduced-motion: reduce) and (max-width: 39.99rem)'

/**
 * Gives `show` the banner that stands still, wherever it is to, else null, and again with each change; few
 * readers need its code. `letters` is an element that is as tall as its letters make it. Gives back what
 * stops it.
 */
export function watchLetters(letters: Element, show: (still: ReactNode) => void): () => void {
  let isStill = false
  const standStill = async () => {
    const { StillBanner } = await loadCode(() => import('./still-banner'))
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
    // Where it is lost, the moving one stays, and the next change asks again.
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
