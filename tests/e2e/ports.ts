/** The port of a worker's own site; the first one's can be set as E2E_PORT. */
export const portOf = (worker: number) => Number(process.env.E2E_PORT ?? 4173) + worker

/** Where a worker's own site stands, with a local API that no other worker touches. */
export const siteAt = (worker: number) => `http://localhost:${portOf(worker)}`
