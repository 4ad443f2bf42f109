/** A second press within this time after the first is one of a double tap. In ms. */
const AGAIN_MS = 500
/** As far apart as two taps on one place may be. In CSS pixels. */
const SLIP_PX = 20

/** The control at an event's place; a label means its field. */
function controlAt({ target }: Event): Element | null {
  if (!(target instanceof Element)) return null
  const control = target.closest('a, button, summary, label, input, select, textarea')
  return (control instanceof HTMLLabelElement && control.control) || control
}

/** The last press on a control, and where and when it was. */
let last: { control: Element; x: number; y: number; at: number } | undefined

function check(event: MouseEvent) {
  // A click by a key (its detail is 0) or by code says itself what it presses.
  if (!event.isTrusted || !event.detail) return
  const control = controlAt(event)
  const { clientX: x, clientY: y, timeStamp: at } = event
  const isSecond = last && at - last.at < AGAIN_MS && Math.hypot(x - last.x, y - last.y) < SLIP_PX
  if (isSecond && control && control !== last?.control) {
    event.preventDefault()
    event.stopImmediatePropagation()
    return
  }
  last = control ? { control, x, y, at } : undefined
}

function forget() {
  last = undefined
}

/**
 * The second press of a double tap does not reach another control, which the first has moved under the finger: a
 * double tap on "Remove this code" pressed Register. Two presses on one control still reach it, and so do keys.
 * Product 10, Nothing typed is lost.
 */
export function ignoreSecondPress() {
  window.addEventListener('click', check, true)
  // Whoever went Back or Forward meanwhile means what is there now.
  window.addEventListener('popstate', forget)
}
