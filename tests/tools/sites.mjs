// Where the built sites are. In JavaScript, for scripts that Node runs without a build step.
import { join, resolve } from 'node:path'
import { root } from './setup.mjs'

/** The folder of the production build: `npm run build`. */
export const PRODUCTION_SITE = join(root, 'dist')

/** The folder of the site that is built against the local API; `npm run preview:local` names it too. */
export const LOCAL_SITE = join(root, 'node_modules/.cache/local-site')

/** The same without a snapshot, as it is built if the API does not answer; its own address is set. */
export const PLAIN_SITE = join(root, 'node_modules/.cache/plain-site')

const { E2E_SITE: chosen } = process.env

/** The sites that the browser tests use; a built site that E2E_SITE names is used as both. */
export const testedSite = chosen ? resolve(root, chosen) : LOCAL_SITE
export const testedPlainSite = chosen ? resolve(root, chosen) : PLAIN_SITE
