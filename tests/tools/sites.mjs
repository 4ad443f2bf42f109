// Where the built sites stand. As JavaScript, for what Node runs as it is.
import { join, resolve } from 'node:path'
import { root } from './setup.mjs'

/** The folder of the site that is built against the local API; `npm run preview:local` names it too. */
export const LOCAL_SITE = join(root, 'node_modules/.cache/local-site')

/** The same without a snapshot, as it is built where the API does not answer; it knows its address. */
export const PLAIN_SITE = join(root, 'node_modules/.cache/plain-site')

const { E2E_SITE: chosen } = process.env

/** What the browser tests look at: somebody else's built site where E2E_SITE names one, as both then. */
export const testedSite = chosen ? resolve(root, chosen) : LOCAL_SITE
export const testedPlainSite = chosen ? resolve(root, chosen) : PLAIN_SITE
