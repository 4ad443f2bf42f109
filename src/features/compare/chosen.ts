import { MOST_COMPARED } from '@/content/facts/compare'
import { createStore, useStore } from '@/lib/browser/storage/store'

/** A country that somebody wants to compare. */
export type Chosen = { id: string; name: string }

type State = {
  countries: readonly Chosen[]
  /** How often in a row one more country was asked for than is allowed. */
  refusals: number
  /** What the last change removed. */
  removed?: Chosen
}

const store = createStore<State>({ countries: [], refusals: 0 })

/** Chooses a country, or removes it again; with four chosen, a fifth is refused. */
export function toggleChosen(country: Chosen) {
  const { countries, refusals } = store.get()
  const others = countries.filter(({ id }) => id !== country.id)
  const isOff = others.length < countries.length
  if (isOff) store.set({ countries: others, refusals: 0, removed: country })
  else if (others.length >= MOST_COMPARED) store.set({ countries, refusals: refusals + 1 })
  else store.set({ countries: [...others, country], refusals: 0 })
}

/** Forgets what the last change has said; the countries stay chosen. */
export function forgetChange() {
  store.set({ countries: store.get().countries, refusals: 0 })
}

/**
 * The countries chosen on stamps, in their order; held only in memory, and none in prerendered pages. Product 10,
 * Comparison.
 */
export const useChosen = (): State => useStore(store)
