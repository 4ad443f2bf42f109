const onTheWay = new Set<Promise<unknown>>()

/** Registers the code of a part that is loading now: the page waits for it, to be shown together with it. */
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

/** What a page and its parts wait for before they take their HTML over; who sets it limits how long (app/early-fields). */
export const beforeTakeOver: { ready?: Promise<unknown> } = {}
