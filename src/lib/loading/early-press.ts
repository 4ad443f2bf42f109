/** Parts of the page whose code has not loaded yet. */
const waiting = new Set<Element>()

/**
 * Parts whose code has just loaded, but that have not repeated the earlier presses yet. They are still rendered as in
 * their HTML, without the current day and address.
 */
const takingOver = new Set<Element>()

/** Longer than the moment in which a part, its code loaded, is still rendered as its HTML. */
const GAP_MS = 100

type Press = { button: HTMLElement; part: string; place: number }

/** The pressed buttons, each once. Typing removes submit buttons: their press did not mean the new text. */
let pressed: Press[] = []

/** The part that contains an element. */
const partOf = (element: Element) =>
  [...waiting, ...takingOver].find((part) => part.contains(element))

/** A button and its position in its part: the part's code may replace it with another button. */
function pressOf(button: HTMLElement): Press {
  const part = partOf(button)
  const buttons = part ? [...part.querySelectorAll<HTMLElement>('button')] : []
  return { button, part: part?.id ?? '', place: buttons.indexOf(button) }
}

const without = (button: Element | null) => pressed.filter((press) => press.button !== button)

/** A button outside all these parts is remembered too: React may not have hydrated its part's wrapper yet. */
function keep(button: HTMLElement) {
  pressed = [...without(button), pressOf(button)]
}

const isToSend = ({ button }: Press) => button.matches('[type="submit"]')

function note(event: Event) {
  const { type, target } = event
  if (!(target instanceof Element)) return
  if (type === 'input') {
    // Restored input is ignored; only a person's typing counts.
    if (event.isTrusted) pressed = pressed.filter((press) => !isToSend(press))
  } else if (type === 'click') {
    const button = target.closest('button')
    if (button) keep(button)
  } else {
    const part = partOf(target)
    if (!part) return
    // Otherwise the browser would submit the form itself, leave the page and lose what was typed.
    event.preventDefault()
    if (takingOver.has(part)) {
      event.stopPropagation()
      // Repeats the press also if the part was rendered again in between, when nothing else would.
      setTimeout(pressAgain, GAP_MS, part)
    }
    if (event instanceof SubmitEvent && event.submitter) keep(event.submitter)
  }
}

/** A press that bubbles up to here was handled and is not repeated, unless its part waits for its code. */
function forget({ target }: Event) {
  if (target instanceof Element && ![...waiting].some((part) => part.contains(target)))
    pressed = without(target.closest('button'))
}

if (typeof document !== 'undefined') {
  // In the capture phase, because React stops events in such a part from going any further.
  for (const type of ['click', 'input', 'submit']) document.addEventListener(type, note, true)
  document.addEventListener('click', forget)
}

/**
 * For a part of the prerendered page while its code loads: its submit buttons can be pressed, but send nothing yet.
 * Returns the function that ends this.
 */
export function holdPresses(part: Element): () => void {
  waiting.add(part)
  return () => {
    if (waiting.delete(part)) takingOver.add(part)
  }
}

const isIn = (part: Element) => (press: Press) =>
  press.part === part.id || part.contains(press.button)

/** Forgets the presses of a part that left the page: the next page may have a part with the same id. */
export function dropPresses(part: Element) {
  takingOver.delete(part)
  pressed = pressed.filter((press) => !isIn(part)(press))
}

/** Runs code without changing the remembered presses, though its events look like a person's own. */
export function withPressesKept(run: () => void) {
  const before = pressed
  run()
  pressed = before
}

/** Whether something was pressed in this part of the page. */
export const isPressed = (part: Element) => pressed.some(isIn(part))

/** Repeats, in order, what was pressed in a part before its code loaded. */
export function pressAgain(part: Element) {
  takingOver.delete(part)
  for (const { button, place } of pressed.filter(isIn(part))) {
    pressed = without(button)
    const again = part.contains(button)
      ? button
      : part.querySelectorAll<HTMLElement>('button').item(place)
    // If an inner part still waits for its code, this press is remembered for that part.
    again?.click()
  }
}
