/** The port of a worker's own site; E2E_PORT sets that of the first one. */
export const portOf = (worker: number) => Number(process.env.E2E_PORT ?? 4173) + worker

/** The address of a worker's own site, with a local API that no other worker uses. */
export const siteAt = (worker: number) => `http://localhost:${portOf(worker)}`

const PLAIN = 10

/** The port of a worker's site without a snapshot, as it is built when the API does not answer. */
export const plainPortOf = (worker: number) => portOf(worker) + PLAIN

export const plainSiteAt = (worker: number) => `http://localhost:${plainPortOf(worker)}`
