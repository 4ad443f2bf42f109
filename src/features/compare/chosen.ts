import { MOST_COMPARED } from '@/content/facts/compare'
import { createStore, useStore } from '@/lib/browser/store'

/** A country that somebody wants to compare. */
export type Chosen = { id: string; name: string }

type State = {
  countries: readonly Chosen[]
  /** One more was asked for than there may be. */ isFull: boolean
}

const store = createStore<State>({ countries: [], isFull: false })

/** The countries chosen on stamps, in their order; gone with the page. Product 10, Comparison. */
export const chosen = {
  /** Chooses a country, or takes it off again; with four there, a fifth is refused and said. */
  toggle(country: Chosen) {
    const { countries } = store.get()
    const others = countries.filter(({ id }) => id !== country.id)
    const isOff = others.length < countries.length
    if (isOff) store.set({ countries: others, isFull: false })
    else if (others.length >= MOST_COMPARED) store.set({ countries, isFull: true })
    else store.set({ countries: [...others, country], isFull: false })
  },
}

/** What is chosen now; nothing in prerendered pages. */
export const useChosen = (): State => useStore(store)
