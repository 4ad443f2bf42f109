const inOrder = (a: Element, b: Element) =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/** Focuses the element that stands first on the page among those with these ids. */
export function focusFirstOf(ids: readonly string[]) {
  const [first] = ids
    .map((id) => document.getElementById(id))
    .filter((element) => element !== null)
    .toSorted(inOrder)
  fieldIn(first)?.focus()
}

/** A group of fields is entered at its first wrong one. */
function fieldIn(element: HTMLElement | undefined): HTMLElement | null | undefined {
  if (!(element instanceof HTMLFieldSetElement)) return element
  return (
    element.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    element.querySelector<HTMLElement>('input')
  )
}

/** Focuses the first field of a form. */
export function focusFirst(formId: string) {
  document.getElementById(formId)?.querySelector<HTMLElement>('input, textarea')?.focus()
}

/** Nothing is in a field: no text, no picture. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isEmpty)
  if (typeof value !== 'object' || value === null) return true
  return Reflect.get(value, 'address') === ''
}
