/**
 * What somebody began to press, where that was then (CSS pixels from the window's top; false once it has left the
 * page), and the pointer's event.
 */
let begun: { pressed: HTMLElement; top: number | false; event: PointerEvent } | undefined

/** A pointer that has moved further was drawn away on purpose: that ends a press. */
const SLIP_PX = 10

const CONTROLS = 'a, button, summary, label, input, select, textarea'

/** The control at an event's place, or the element there if it is in none. */
const pressedBy = ({ target }: Event) =>
  target instanceof Element
    ? (target.closest<HTMLElement>(CONTROLS) ?? target.closest<HTMLElement>('*'))
    : null

const topOf = (pressed: Element) => pressed.isConnected && pressed.getBoundingClientRect().top

const nameOf = (element: Element) =>
  element.localName + (element.getAttribute('aria-label') ?? element.textContent)

/** React may have replaced the element: then the only one with its name is meant, and of several none. */
function replacementOf(gone: Element): HTMLElement | undefined {
  const [only, ...more] = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (other) => nameOf(other) === nameOf(gone),
  )
  return more.length > 0 ? undefined : only
}

function begin(event: PointerEvent) {
  // A second finger begins no press.
  if (!event.isPrimary) return
  const pressed = pressedBy(event)
  begun = pressed ? { pressed, top: topOf(pressed), event } : undefined
}

function end(event: PointerEvent) {
  if (!begun) return
  const { pressed, top, event: first } = begun
  const isClick = event.type === 'click'
  const isGone = !pressed.isConnected
  // A mouse whose element was removed gets no click; of a finger the click goes to whatever is there by then. A
  // click by a key or by code says itself what it presses: its detail is 0.
  const isOver = isClick ? event.detail : isGone && event.pointerType === 'mouse' && !event.button
  if (!isOver) return
  begun = undefined
  const here = pressedBy(event)
  if (here === pressed || topOf(pressed) === top) return
  if (Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) > SLIP_PX) return
  // The finger is on what has replaced the element.
  const isReplaced = isGone && here && nameOf(here) === nameOf(pressed)
  if (isClick && isReplaced) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const meant = isReplaced ? here : isGone ? replacementOf(pressed) : pressed
  // After this click: cancelling one on a radio button restores what was chosen before.
  setTimeout(() => {
    meant?.focus({ preventScroll: true })
    // The same click, with its keys and its number in a double click.
    meant?.dispatchEvent(new MouseEvent('click', event))
  })
}

/**
 * A press counts for the control on which it began, also if the page has moved under the finger since: the browser
 * gives the click to whatever is there when the finger leaves. Product 10, Nothing typed is lost.
 */
export function followPresses() {
  // On the window, before anything else can handle the press.
  window.addEventListener('pointerdown', begin, true)
  window.addEventListener('pointerup', end, true)
  window.addEventListener('click', end, true)
}
