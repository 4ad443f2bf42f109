import type { Language } from './languages'

declare global {
  /** The code of the build's language, which the build writes in, so that it drops code for other languages. */
  const SITE_LANGUAGE: Language['code']
}
