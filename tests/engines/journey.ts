import type { Api } from './api.ts'
import type { Person } from './person.ts'

/** One journey, from a freshly seeded API, in a browser with empty storage. Throws if something is wrong. */
export type Journey = (around: { person: Person; api: Api }) => Promise<void>

/** Journeys by their names in the summary. */
export type Journeys = Record<string, Journey>
