/** Parts of the page whose code has not come yet. */
const waiting = new Set<Element>()

/** Parts whose code has just come, and that have not done again what was pressed before. */
const alive = new Set<Element>()

/** The button that was pressed last, until something is typed, which that press did not mean. */
let pressed: HTMLElement | null = null

function note(event: Event) {
  const { type, target } = event
  if (!(target instanceof Element)) return
  if (type === 'input') pressed = null
  else if (type === 'click') pressed = target.closest('button') ?? pressed
  else if ([...waiting].some((part) => part.contains(target))) {
    // The browser would leave the page, and what was typed would be in nobody's hands.
    event.preventDefault()
    if (event instanceof SubmitEvent) pressed = event.submitter
  }
}

/** A press that came this far in a part that has its code was heard there: it is not done again. */
function forget({ target }: Event) {
  if (target instanceof Element && [...alive].some((part) => part.contains(target))) pressed = null
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

/** Whether the last press was in this part of the page. */
export const isPressed = (part: Element) => pressed !== null && part.contains(pressed)

/** Does again what was pressed in a part before its code came. */
export function pressAgain(part: Element) {
  alive.delete(part)
  if (!isPressed(part)) return
  const button = pressed
  pressed = null
  button?.click()
}
