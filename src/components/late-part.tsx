import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '@/lib/loading/lazy-part'
import { ErrorBoundary } from './error-boundary'
import styles from './late-part.module.css'

const MARGIN_PX = 600

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** The element with this id; after a navigation inside the site it comes with a later paint. */
async function elementById(id: string, framesLeft = 60): Promise<Element | null> {
  const element = document.getElementById(id)
  if (element || framesLeft === 0) return element
  await nextFrame()
  return elementById(id, framesLeft - 1)
}

/**
 * Waits for a key, or for a click on a link to a part of a page: both may lead where no scrolling
 * does, and React finishes no navigation on this page before its parts have come to life.
 */
function whenJumping(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) resolve()
    }
    window.addEventListener('keydown', () => resolve(), { signal })
    window.addEventListener('click', look, { signal, capture: true })
  })
}

/** Waits until the element with this id comes within 600 CSS pixels of the viewport. */
async function whenNear(id: string, signal: AbortSignal): Promise<void> {
  const element = await elementById(id)
  if (!element || !('IntersectionObserver' in window)) return
  if (element.getBoundingClientRect().top < window.innerHeight + MARGIN_PX) return
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) resolve()
      },
      { rootMargin: `${MARGIN_PX}px 0px` },
    )
    observer.observe(element)
    signal.addEventListener('abort', () => observer.disconnect())
  })
}

/** Waits for the reader's first sign of life. */
function whenTouched(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown', 'scroll']) {
      window.addEventListener(type, () => resolve(), { signal, passive: true })
    }
  })
}

/** Waits until the part with this id is wanted; nothing listens any more then. */
async function whenWanted(id: string, still: boolean): Promise<void> {
  const stands = document.getElementById(id)?.hasChildNodes()
  const waiting = new AbortController()
  const { signal } = waiting
  await (still && stands
    ? whenTouched(signal)
    : Promise.race([whenNear(id, signal), whenJumping(signal)]))
  waiting.abort()
}

/** What the HTML brought, where React takes a part away before its code is there. */
function AsItStood({ id }: { id: string }) {
  const [html] = useState(() => globalThis.document?.getElementById(id)?.innerHTML ?? '')
  return html && <div className={styles.stood} dangerouslySetInnerHTML={{ __html: html }} />
}

type Options = {
  /** The id of the element around the part; unique on the page. */
  id: string
  /** Only a picture: where it stands in the HTML, its code can wait for a first touch. */
  still?: boolean
  /** What stands in its place where the code cannot be had. */
  lost?: ReactNode
}

/**
 * A part of a page that stands in the prerendered HTML, links and all, and whose code loads when
 * the reader comes near.
 */
export function latePart(load: () => Promise<ComponentType>, { id, still, lost = null }: Options) {
  const Part = lazyPart(async () => {
    if (typeof document !== 'undefined') await whenWanted(id, still === true)
    return load()
  })
  return function LatePart() {
    return (
      <div id={id}>
        <ErrorBoundary fallback={() => lost}>
          <Suspense fallback={<AsItStood id={id} />}>
            <Part />
          </Suspense>
        </ErrorBoundary>
      </div>
    )
  }
}
