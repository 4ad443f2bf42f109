/** A ref: what replaces the part a person has just used takes the focus, and so comes into view. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus()
}
