/** Parts of the page whose code has not come yet. */
const waiting = new Set<Element>()

/**
 * Parts whose code has just come, and that have not done again what was pressed before: drawn as their HTML
 * still, they know neither the day nor the address.
 */
const alive = new Set<Element>()

/** Longer than a part stays as its HTML once its code has come. */
const GAP_MS = 100

type Press = { button: HTMLElement; part: string; place: number }

/** What was pressed, each button once; those that send only until something is typed, which they did not mean. */
let pressed: Press[] = []

/** The part that an element is in. */
const partOf = (element: Element) => [...waiting, ...alive].find((part) => part.contains(element))

/** A button, and its place in a part of the page: the part's code may bring another in its stead. */
function pressOf(button: HTMLElement): Press {
  const part = partOf(button)
  const buttons = part ? [...part.querySelectorAll<HTMLElement>('button')] : []
  return { button, part: part?.id ?? '', place: buttons.indexOf(button) }
}

const without = (button: Element | null) => pressed.filter((press) => press.button !== button)

/** One outside of all these parts is kept too: React may hear of it before it holds the part it is in. */
function keep(button: HTMLElement) {
  pressed = [...without(button), pressOf(button)]
}

const isToSend = ({ button }: Press) => button.matches('[type="submit"]')

function note(event: Event) {
  const { type, target } = event
  if (!(target instanceof Element)) return
  if (type === 'input') {
    // What is put back into a field is no news.
    if (event.isTrusted) pressed = pressed.filter((press) => !isToSend(press))
  } else if (type === 'click') {
    const button = target.closest('button')
    if (button) keep(button)
  } else {
    const part = partOf(target)
    if (!part) return
    // The browser would leave the page, and what was typed would be in nobody's hands.
    event.preventDefault()
    if (alive.has(part)) {
      event.stopPropagation()
      // Also where the part was drawn anew in between, and nothing else does it again.
      setTimeout(pressAgain, GAP_MS, part)
    }
    if (event instanceof SubmitEvent && event.submitter) keep(event.submitter)
  }
}

/** A press that came this far was heard, but in a part that waits for its code: it is not done again. */
function forget({ target }: Event) {
  if (target instanceof Element && ![...waiting].some((part) => part.contains(target)))
    pressed = without(target.closest('button'))
}

if (typeof document !== 'undefined') {
  // In the capture phase: React keeps what happens in such a part from going any further.
  for (const type of ['click', 'input', 'submit']) document.addEventListener(type, note, true)
  document.addEventListener('click', forget)
}

/**
 * For a part of the prerendered page, as long as its code is on the way: the buttons that send can
 * be pressed, and send nothing yet. Gives back what ends it.
 */
export function holdPresses(part: Element): () => void {
  waiting.add(part)
  for (const button of part.querySelectorAll<HTMLButtonElement>('[type="submit"]:disabled'))
    button.disabled = false
  return () => {
    if (waiting.delete(part)) alive.add(part)
  }
}

const isIn = (part: Element) => (press: Press) =>
  press.part === part.id || part.contains(press.button)

/** The part has left the page, and the next page may have one of its name: what was pressed was not meant for that. */
export function dropPresses(part: Element) {
  alive.delete(part)
  pressed = pressed.filter((press) => !isIn(part)(press))
}

/** Does what takes no press back, though browsers tell of it as of a person's own. */
export function withPressesKept(run: () => void) {
  const before = pressed
  run()
  pressed = before
}

/** Whether something was pressed in this part of the page. */
export const isPressed = (part: Element) => pressed.some(isIn(part))

/** Does again, in order, what was pressed in a part before its code came. */
export function pressAgain(part: Element) {
  alive.delete(part)
  for (const { button, place } of pressed.filter(isIn(part))) {
    pressed = without(button)
    const again = part.contains(button)
      ? button
      : part.querySelectorAll<HTMLElement>('button').item(place)
    // Where a part further in waits for its code, this is kept for that.
    again?.click()
  }
}
