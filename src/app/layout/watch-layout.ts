import { watchPlace } from '@/lib/browser/watch-place'
import { whenIdle } from '@/lib/browser/when-idle'
import { onFirstSign } from '@/lib/loading/first-sign'
import { loadCode } from '@/lib/loading/load-code'

export { LanguageOffer } from './language-offer'
export { StillBanner } from './still-banner'
export { wantedLanguage } from './wanted-language'

const nothing = () => undefined

// Here, where no first sight waits for it.
if ('FontFace' in window)
  onFirstSign(() => {
    void whenIdle()
      .then(() => loadCode(() => import('./language-names')))
      .then(({ showLanguageNames }) => showLanguageNames(), nothing)
  })

/** The end of the page has come when it is this far (px) above the lower edge of the screen. */
const END = 64

/**
 * Marks what floats in the lower right corner: `data-free` while it covers no control, `data-at-end`
 * while the element before it, the last of the page, is in sight. Gives back what stops it.
 */
export function watchFloating(floating: Element): () => void {
  const stop = watchPlace(floating, (isFree) => floating.toggleAttribute('data-free', isFree))
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

/** Letters (px) that are about 140 % of what browsers start with: too large to be read in passing. */
const LARGE_LETTERS = 21.5
/** Height of the moving banner, in letters; legal-banner.module.css. */
const ROW = 2.5
/** There less motion would take four lines. */
const LESS_MOTION_ON_A_PHONE = '(prefers-reduced-motion: reduce) and (max-width: 39.99rem)'

/**
 * Tells `tell` whether the banner is to stand still, and again with each change. `letters` is an
 * element that is as tall as its letters make it. Gives back what stops it.
 */
export function watchLetters(letters: Element, tell: (isStill: boolean) => void): () => void {
  const look = () => {
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    tell(
      size >= LARGE_LETTERS ||
        ROW * size > window.innerHeight / 10 ||
        window.matchMedia(LESS_MOTION_ON_A_PHONE).matches,
    )
  }
  look()
  const resized = new ResizeObserver(look)
  resized.observe(letters)
  window.addEventListener('resize', look)
  return () => {
    resized.disconnect()
    window.removeEventListener('resize', look)
  }
}
