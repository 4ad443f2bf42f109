const onTheWay = new Set<Promise<unknown>>()

/** A part of a page whose code has been asked for, and that the page is to come together with. */
export function loadTogether(code: Promise<unknown>) {
  const arrived = code.then(
    () => undefined,
    // It says itself that it is lost.
    () => undefined,
  )
  onTheWay.add(arrived)
  void arrived.then(() => onTheWay.delete(arrived))
}

/** Resolves when all of them are there, or lost. */
export const allTogether = () => Promise.all(onTheWay)
