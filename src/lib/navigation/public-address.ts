import { env } from '@/lib/env'
import { addressOf } from './language'

/** The origin where the site is published, else where it is read: shared links lead there. */
export const siteOrigin = (): string => env.siteUrl || window.location.origin

/** The full address of a page to share, in the current language. */
export const publicAddress = (path: string): string => siteOrigin() + addressOf(path)
