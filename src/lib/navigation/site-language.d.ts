import type { Language } from './languages'

declare global {
  /** The language's code that the build writes in; a branch of another language is left out by it. */
  const SITE_LANGUAGE: Language['code']
}
