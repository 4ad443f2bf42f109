/** The positions of elements. */
export type Places = ReadonlyMap<Element, DOMRect>

/** What somebody reads, looks at or types in; none of these elements contains another. */
const SEEN =
  ':is(main, footer) :is(h1, h2, h3, dt, dd, p:not(:is(li, dd) *), li:not(:has(h2, h3)), img, svg, input, select, button)'

/** Browsers do not count a smaller step as a move. */
const STEP_PX = 3

/** The positions of all these elements now. */
export const placesNow = (): Places =>
  new Map([...document.querySelectorAll(SEEN)].map((each) => [each, each.getBoundingClientRect()]))

/** The share of the window's area that the visible part of an element takes. */
function areaOf({ top, bottom, width }: DOMRect): number {
  const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
  return (Math.max(0, height) * width) / (window.innerWidth * window.innerHeight)
}

/**
 * How far elements have moved since, roughly as browsers measure a layout shift: the share of the window that moves,
 * before and after, times the longest move as a share of the window's longer side.
 */
export function shiftSince(places: Places): number {
  let area = 0
  let longest = 0
  for (const [element, before] of places) {
    if (!element.isConnected) continue
    const after = element.getBoundingClientRect()
    const way = Math.max(Math.abs(after.top - before.top), Math.abs(after.left - before.left))
    const seen = areaOf(before) + areaOf(after)
    if (way < STEP_PX || seen === 0) continue
    area += seen
    longest = Math.max(longest, way)
  }
  return (Math.min(1, area) * longest) / Math.max(window.innerWidth, window.innerHeight)
}
