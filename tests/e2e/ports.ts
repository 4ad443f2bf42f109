/** The port of a worker's own site; the first one's can be set as E2E_PORT. */
export const portOf = (worker: number) => Number(process.env.E2E_PORT ?? 4173) + worker

/** Where a worker's own site stands, with a local API that no other worker touches. */
export const siteAt = (worker: number) => `http://localhost:${portOf(worker)}`

const PLAIN = 10

/** The port of a worker's site without a snapshot, as it is built where the API does not answer. */
export const plainPortOf = (worker: number) => portOf(worker) + PLAIN

export const plainSiteAt = (worker: number) => `http://localhost:${plainPortOf(worker)}`
