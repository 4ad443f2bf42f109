import { env } from '@/lib/env'
import { addressOf } from './language'

/** Where the site is published, else where it is read: what is passed on leads there. */
export const siteOrigin = (): string => env.siteUrl || window.location.origin

/** The whole address of a page to pass on, in the language that is read. */
export const publicAddress = (path: string): string => siteOrigin() + addressOf(path)
