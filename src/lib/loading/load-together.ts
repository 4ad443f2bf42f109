const onTheWay = new Set<Promise<unknown>>()

/** Registers code that is loading now: the page, and each part of it whose HTML is there, waits for it. */
export function loadTogether(code: Promise<unknown>) {
  const arrived = code.then(
    () => undefined,
    // The part itself reports that its code failed to load.
    () => undefined,
  )
  onTheWay.add(arrived)
  void arrived.then(() => onTheWay.delete(arrived))
}

/** Resolves when all registered code has loaded or failed to load. */
export const allTogether = () => Promise.all(onTheWay)
