/**
 * What was pressed last and what no code may have answered. A button that cannot be pressed yet is
 * not clicked, but let go of; Enter in a field means the button that sends.
 */
let pressed: HTMLButtonElement | null = null

function note({ type, target }: Event) {
  if (!(target instanceof Element)) return
  const button = target.closest('button')
  // What is typed after a press was not meant by it.
  if (type === 'input') pressed = null
  else if (button && button.disabled === (type === 'pointerup')) pressed = button
}

function noteEnter({ key, target }: KeyboardEvent) {
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  pressed = target.form?.querySelector<HTMLButtonElement>('[type="submit"]') ?? null
}

if (typeof document !== 'undefined') {
  for (const type of ['pointerup', 'click', 'input'])
    document.addEventListener(type, note, { capture: true, passive: true })
  document.addEventListener('keydown', noteEnter, { capture: true, passive: true })
}

/** Whether the last press was in this part of the page. */
export const isPressed = (part: Element) => pressed !== null && part.contains(pressed)

/** Does again what was pressed in a part before its code came. */
export function pressAgain(part: Element) {
  if (!isPressed(part)) return
  const button = pressed
  pressed = null
  button?.click()
}
