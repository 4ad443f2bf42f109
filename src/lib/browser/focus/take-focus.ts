/** A ref: focuses what replaces the part a person has just used, and so scrolls it into view. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus()
}
