/** A control that somebody began to press, where it was then (CSS pixels from the top), and the event of the pointer. */
let begun: { control: HTMLElement; top: number | false; event: PointerEvent } | undefined

/** A pointer that has moved further was drawn away on purpose: that ends a press. */
const SLIP_PX = 10

const controlAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('a, button, summary, label, input') : null

const topOf = (control: Element) => control.isConnected && control.getBoundingClientRect().top

/** React may have replaced the control: then the only one with its text is pressed, and of several none. */
function pressAgain(control: HTMLElement) {
  const alike = [...document.querySelectorAll<HTMLElement>(control.localName)].filter(
    ({ textContent }) => textContent === control.textContent,
  )
  if (control.isConnected) control.click()
  else if (alike.length === 1) alike[0]?.click()
}

function begin(event: PointerEvent) {
  // A second finger begins no press.
  if (!event.isPrimary) return
  const control = controlAt(event)
  begun = control ? { control, top: topOf(control), event } : undefined
}

function end(event: PointerEvent) {
  if (!begun) return
  const { control, top, event: first } = begun
  const isGone = !control.isConnected
  // A mouse whose control was removed gets no click; of a finger the click goes to whatever is there by then. A
  // click by a key or by code says itself what it presses: its detail is 0.
  const isOver = event.type === 'click' ? event.detail : isGone && event.pointerType === 'mouse'
  if (!isOver) return
  begun = undefined
  const here = controlAt(event)
  if (here === control || topOf(control) === top) return
  // The finger is on what has replaced the control.
  if (isGone && here?.textContent === control.textContent) return
  if (Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) > SLIP_PX) return
  event.preventDefault()
  event.stopImmediatePropagation()
  pressAgain(control)
}

/**
 * A press counts for the control that it began on, also if the page has moved under the finger since: the browser
 * gives the click to whatever is there when the finger leaves. Product 10, Nothing typed is lost.
 */
export function followPresses() {
  // On the window, before anything else can handle the press.
  window.addEventListener('pointerdown', begin, true)
  window.addEventListener('pointerup', end, true)
  window.addEventListener('click', end, true)
}
