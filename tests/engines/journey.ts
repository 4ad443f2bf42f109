import type { Api } from './api.ts'
import type { Person } from './person.ts'

/** One walk, from a freshly seeded API in a browser that kept nothing. Throws for what is wrong. */
export type Journey = (around: { person: Person; api: Api }) => Promise<void>

/** By what they are called in the summary. */
export type Journeys = Record<string, Journey>
