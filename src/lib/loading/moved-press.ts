declare global {
  interface Window {
    /** The last press that began before this code had loaded; src/site/pages/starter.js records it. */
    begunPress?: PointerEvent
  }
}

/**
 * What somebody began to press, its top (CSS pixels from the window's) then or when this code had loaded, and the
 * pointer's event.
 */
let begun: { pressed: HTMLElement; top: number; event: PointerEvent } | undefined

/** A pointer that has moved further was drawn away on purpose: that ends a press. */
const SLIP_PX = 10

/** Everything that can be pressed. */
export const CONTROLS = 'a, button, summary, label, input, select, textarea'

/** The control at an event's place, or the element there if it is in none. */
const pressedBy = ({ target }: Event) =>
  target instanceof Element
    ? (target.closest<HTMLElement>(CONTROLS) ?? target.closest<HTMLElement>('*'))
    : null

const topOf = (pressed: Element) => pressed.getBoundingClientRect().top

function begin(event?: PointerEvent) {
  // A second finger begins no press.
  if (!event?.isPrimary) return
  const pressed = pressedBy(event)
  begun = pressed ? { pressed, top: topOf(pressed), event } : undefined
}

function end(event: MouseEvent) {
  // A click by a key or by code says itself what it presses: its detail is 0.
  if (!begun || !event.detail) return
  const { pressed, top, event: first } = begun
  begun = undefined
  if (pressedBy(event) === pressed || !pressed.isConnected || topOf(pressed) === top) return
  if (Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) > SLIP_PX) return
  event.preventDefault()
  event.stopImmediatePropagation()
  // Firefox ignores such a click on a label.
  const meant = pressed instanceof HTMLLabelElement ? pressed.control : pressed
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
  window.addEventListener('click', end, true)
  begin(window.begunPress)
}
