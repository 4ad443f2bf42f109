import { CONTROLS } from './moved-press'

/** A second press within this time after the first is one of a double tap. In ms. */
const AGAIN_MS = 500
/** As far apart as two taps on one place may be. In CSS pixels. */
const SLIP_PX = 20

/** The control at an event's place; a label means its field. */
function controlAt({ target }: Event): Element | null {
  if (!(target instanceof Element)) return null
  const control = target.closest(CONTROLS)
  return (control instanceof HTMLLabelElement && control.control) || control
}

/** The same for a control and for the one that has replaced it: another "Try again", another cross. */
const nameOf = (control: Element) =>
  control.tagName + (control.getAttribute('aria-label') ?? control.textContent)

/** Whether a press on it sends a form, leaves the page or, so marked, its step: what nobody can take back. */
const isFinal = (control: Element) =>
  control.matches('[type=submit], [data-leaves]') ||
  (control instanceof HTMLAnchorElement && control.pathname !== window.location.pathname)

type Press = {
  control: Element
  /** What it was called then. */
  name: string
  page: string
  x: number
  y: number
  at: number
}

/** The last press on a control. */
let last: Press | undefined

/** Whether a mouse presses. The system counts its clicks: meant ones are single. It need not count taps. */
let isMouse = false

function begin({ pointerType }: PointerEvent) {
  isMouse = pointerType === 'mouse'
}

function isAgain({ clientX, clientY, timeStamp, detail }: MouseEvent, first: Press) {
  const { x, y, at, page } = first
  const isNear = timeStamp - at < AGAIN_MS && Math.hypot(clientX - x, clientY - y) < SLIP_PX
  return isNear && (!isMouse || (detail > 1 && page === window.location.pathname))
}

function check(event: MouseEvent) {
  // A click by a key says itself what it presses.
  if (!event.detail) return
  const control = controlAt(event)
  const isOther = control && control !== last?.control && nameOf(control) !== last?.name
  // A press that moved-press.ts hands on is not trusted: it may be the first of two.
  if (event.isTrusted && last && isOther && isFinal(control) && isAgain(event, last)) {
    event.preventDefault()
    event.stopImmediatePropagation()
    return
  }
  const { clientX: x, clientY: y, timeStamp: at } = event
  const page = window.location.pathname
  last = control ? { control, name: nameOf(control), page, x, y, at } : undefined
}

function forget() {
  last = undefined
}

/**
 * The second press of a double tap does not reach another control that sends a form or leaves the page, which the first
 * has moved under the finger: a double tap on "Remove this code" pressed Register. Two presses on one control, or on
 * another of the same name, still reach it, and so do keys. Product 10, Nothing typed is lost.
 */
export function ignoreSecondPress() {
  window.addEventListener('pointerdown', begin, true)
  window.addEventListener('click', check, true)
  // Whoever typed or went Back meanwhile means what is there now.
  for (const type of ['keydown', 'input', 'popstate']) window.addEventListener(type, forget, true)
}
