/** Parts of the page whose code has not come yet. */
const waiting = new Set<Element>()

/** Parts whose code has just come, and that have not done again what was pressed before. */
const alive = new Set<Element>()

type Press = { button: HTMLElement; part: string; place: number }

/** What was pressed last, until something is typed, which that press did not mean. */
let pressed: Press | null = null

/** A button, and its place in a part of the page: the part's code may bring another in its stead. */
function pressOf(button: HTMLElement): Press {
  const part = [...waiting].find((each) => each.contains(button))
  const buttons = part ? [...part.querySelectorAll<HTMLElement>('button')] : []
  return { button, part: part?.id ?? '', place: buttons.indexOf(button) }
}

function note(event: Event) {
  const { type, target } = event
  if (!(target instanceof Element)) return
  if (type === 'input') {
    // What is put back into a field is no news.
    if (event.isTrusted) pressed = null
  } else if (type === 'click') {
    const button = target.closest('button')
    if (button) pressed = pressOf(button)
  } else if ([...waiting].some((part) => part.contains(target))) {
    // The browser would leave the page, and what was typed would be in nobody's hands.
    event.preventDefault()
    if (event instanceof SubmitEvent && event.submitter) pressed = pressOf(event.submitter)
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

/** The part has left the page. */
export const dropPresses = (part: Element): void => void alive.delete(part)

/** Whether the last press was in this part of the page. */
export const isPressed = (part: Element) =>
  pressed !== null && (pressed.part === part.id || part.contains(pressed.button))

/** Does again what was pressed in a part before its code came. */
export function pressAgain(part: Element) {
  alive.delete(part)
  if (!pressed || !isPressed(part)) return
  const { button, place } = pressed
  pressed = null
  const again = part.contains(button)
    ? button
    : part.querySelectorAll<HTMLElement>('button').item(place)
  again?.click()
  // One that a part further in heard waits for that part's code; any other was done just now.
  if (pressOf(again ?? button).part === '') pressed = null
}
