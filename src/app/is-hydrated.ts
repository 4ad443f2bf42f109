/** Whether React has taken an element of a prerendered page over: it notes that in a property of the element. */
export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__react'))
