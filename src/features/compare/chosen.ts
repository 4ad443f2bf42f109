import { MOST_COMPARED } from '@/content/facts/compare'
import { createStore, useStore } from '@/lib/browser/storage/store'

/** A country that somebody wants to compare. */
export type Chosen = { id: string; name: string }

type State = {
  countries: readonly Chosen[]
  /** Whether one more country was asked for than is allowed. */
  isFull: boolean
  /** What the last change removed. */
  removed?: Chosen
}

const store = createStore<State>({ countries: [], isFull: false })

/** Chooses a country, or removes it again; with four chosen, a fifth is refused, and `isFull` is set. */
export function toggleChosen(country: Chosen) {
  const { countries } = store.get()
  const others = countries.filter(({ id }) => id !== country.id)
  const isOff = others.length < countries.length
  if (isOff) store.set({ countries: others, isFull: false, removed: country })
  else if (others.length >= MOST_COMPARED) store.set({ countries, isFull: true })
  else store.set({ countries: [...others, country], isFull: false })
}

/** Forgets what the last change has said; the countries stay chosen. */
export function forgetChange() {
  store.set({ countries: store.get().countries, isFull: false })
}

/**
 * The countries chosen on stamps, in their order; held only in memory, and none in prerendered pages. Product 10,
 * Comparison.
 */
export const useChosen = (): State => useStore(store)
